"""Imports an Apple Health export with Daybook and with healthkit-to-sqlite, the same file in one run.

    swift build -c release --product daybook
    swift build --package-path Benchmarks -c release
    pip install healthkit-to-sqlite     # without it, Daybook is measured alone
    python3 Benchmarks/health.py .build/release/daybook Benchmarks/.build/release/Benchmark [MEGABYTES]

Measures whole processes: the best of three runs for Daybook, and a single run of healthkit-to-sqlite, which is slow. Times are
CPU seconds, which other processes affect less. Memory is the maximum resident size.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile

DAYBOOK, BENCHMARK = sys.argv[1:3]
MEGABYTES = sys.argv[3] if len(sys.argv) > 3 else "200"


def run(*command):
    """The CPU seconds and megabytes of a command."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command} failed: {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / 1e6


def best(runs, make):
    return min(run(*make(number)) for number in range(runs))


with tempfile.TemporaryDirectory() as folder:
    xml, packed = folder + "/export.xml", folder + "/export.zip"
    run(BENCHMARK, "health-export", xml, MEGABYTES)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(xml, "apple_health_export/export.xml")
    size = os.path.getsize(xml) / 1e6
    print(f"{size:.0f} MB of XML, {size / (os.path.getsize(packed) / 1e6):.0f} times what it is packed to\n")
    subprocess.run([BENCHMARK, "health", xml], check=True)
    rows = [("`daybook import --dry-run` of the XML", best(3, lambda number: [DAYBOOK, "import", xml, "--dry-run", "--data", f"{folder}/a"]))]
    rows.append(("`daybook import` of the XML", best(3, lambda number: [DAYBOOK, "import", xml, "--data", f"{folder}/b{number}"])))
    rows.append(("`daybook import` of the zip", best(3, lambda number: [DAYBOOK, "import", packed, "--data", f"{folder}/c{number}"])))
    if shutil.which("healthkit-to-sqlite"):
        rows.append(("`healthkit-to-sqlite --xml`", run("healthkit-to-sqlite", xml, f"{folder}/health.db", "--xml")))
    else:
        print("healthkit-to-sqlite is missing: only Daybook is measured, and the ratio is that to the zip")
    print("\n| whole process | seconds | MB/s | memory | ratio |\n| --- | --- | --- | --- | --- |")
    for name, (seconds, memory) in rows:
        print(f"| {name} | {seconds:.2f} | {size / seconds:.0f} | {memory:.0f} MB | {rows[-1][1][0] / seconds:.0f} |")

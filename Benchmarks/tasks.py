"""Tasks in the terminal, Daybook beside Taskwarrior, with the same ten thousand in one run.

    swift build -c release --product daybook
    swift build --package-path Benchmarks -c release
    python3 Benchmarks/tasks.py .build/release/daybook Benchmarks/.build/release/Benchmark [RUNS]

Without Taskwarrior (`task`) on the path, measures Daybook alone. Each figure is the median of whole processes after a warm-up
run.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

DAYBOOK, BENCHMARK = sys.argv[1:3]
RUNS = int(sys.argv[3]) if len(sys.argv) > 3 else 21
HAS_TASKWARRIOR = shutil.which("task") is not None


def run(*command, **options):
    return subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options).stdout


def milliseconds(commands):
    """How long each of some commands takes; the first does not count."""
    figures = []
    for command in commands:
        began = time.perf_counter()
        run(*command)
        figures.append((time.perf_counter() - began) * 1000)
    return figures[1:]


def row(name, their, our):
    """Prints the medians of Taskwarrior's milliseconds, if there are any, and of Daybook's."""
    our = statistics.median(our)
    if HAS_TASKWARRIOR:
        their = statistics.median(their)
        print(f"| {name} | {their:.0f} ms | {our:.0f} ms | {their / our:.1f} |", flush=True)
    else:
        print(f"| {name} | | {our:.0f} ms | |", flush=True)


def measure(kind, title):
    with tempfile.TemporaryDirectory() as folder:
        data, theirs = folder + "/daybook", folder + "/task"
        run(BENCHMARK, kind, data)
        os.makedirs(theirs)
        with open(folder + "/taskrc", "w") as settings:
            settings.write(f"data.location={theirs}\nconfirmation=off\nbulk=0\nhooks=off\nverbose=nothing\n")
        os.environ["TASKRC"] = folder + "/taskrc"
        task = ["task", "rc.recurrence.confirmation=no"]
        if HAS_TASKWARRIOR:
            run(*task, "import", data + "/tasks.json")
        day = ["--data", data]
        listed = run(DAYBOOK, "task", "list", "--json", "--limit", str(RUNS + 1), *day)
        numbers = [each["number"] for each in json.loads(listed)["tasks"]]
        rows = [
            ("a hundred most urgent", [[*task, "next", "limit:100"]] * (RUNS + 1), [[DAYBOOK, "task", "list", *day]] * (RUNS + 1)),
            ("all that is open", [[*task, "next", "limit:0"]] * (RUNS + 1), [[DAYBOOK, "task", "list", "--all", *day]] * (RUNS + 1)),
            ("one tag", [[*task, "next", "+errand", "limit:100"]] * (RUNS + 1), [[DAYBOOK, "task", "list", "#errand", *day]] * (RUNS + 1)),
            (
                "add", [[*task, "add", f"Buy {number} screws", "due:tomorrow"] for number in range(RUNS + 1)],
                [[DAYBOOK, "task", "add", f"Buy {number} screws", "--due", "tomorrow", *day] for number in range(RUNS + 1)],
            ),
            (
                "complete", [[*task, str(number + 1), "done"] for number in range(RUNS + 1)],
                [[DAYBOOK, "task", "done", number, *day] for number in numbers],
            ),
        ]
        print(f"\n{title}\n\n| what | Taskwarrior | Daybook | ratio |\n| --- | --- | --- | --- |")
        for name, their, our in rows:
            row(name, milliseconds(their) if HAS_TASKWARRIOR else [], milliseconds(our))


def measure_import():
    """Both bring the same file into an empty folder, in turn."""
    figures = {"task": [], "daybook": []}
    with tempfile.TemporaryDirectory() as folder:
        run(BENCHMARK, "tasks", folder + "/made")
        file = folder + "/made/tasks.json"
        for number in range(min(RUNS + 1, 8)):
            theirs, ours = f"{folder}/theirs{number}", f"{folder}/ours{number}"
            os.makedirs(theirs)
            with open(folder + "/taskrc", "w") as settings:
                settings.write(f"data.location={theirs}\nconfirmation=off\nhooks=off\nverbose=nothing\n")
            os.environ["TASKRC"] = folder + "/taskrc"
            commands = {
                "task": ["task", "rc.recurrence.confirmation=no", "import", file],
                "daybook": [DAYBOOK, "import", file, "--data", ours],
            }
            if not HAS_TASKWARRIOR:
                del commands["task"]
            for name, command in commands.items():
                began = time.perf_counter()
                run(*command)
                figures[name].append((time.perf_counter() - began) * 1000)
    print("\n| what | Taskwarrior | Daybook | ratio |\n| --- | --- | --- | --- |")
    row("import ten thousand", figures["task"][1:], figures["daybook"][1:])


print("Taskwarrior", run("task", "--version").strip() if HAS_TASKWARRIOR else "is missing: only Daybook is measured")
measure_import()
measure("tasks", "Ten thousand open tasks")
measure("done", "Ten thousand tasks, a thousand of them open")

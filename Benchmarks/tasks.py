"""Tasks in the terminal, Daybook beside Taskwarrior, with the same ten thousand in one run.

    swift build -c release --product daybook
    swift build --package-path Benchmarks -c release
    python3 Benchmarks/tasks.py .build/release/daybook Benchmarks/.build/release/Benchmark

Needs Taskwarrior (`task`) on the path. Each figure is the median of whole processes after a warm-up run.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

DAYBOOK, BENCHMARK = sys.argv[1:3]
RUNS = int(sys.argv[3]) if len(sys.argv) > 3 else 21


def run(*command, **options):
    return subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options).stdout


def median(commands):
    """Milliseconds that the middle one of some commands takes; the first does not count."""
    figures = []
    for command in commands:
        began = time.perf_counter()
        run(*command)
        figures.append((time.perf_counter() - began) * 1000)
    return statistics.median(figures[1:])


def measure(kind, title):
    with tempfile.TemporaryDirectory() as folder:
        data, theirs = folder + "/daybook", folder + "/task"
        run(BENCHMARK, kind, data)
        os.makedirs(theirs)
        with open(folder + "/taskrc", "w") as settings:
            settings.write(f"data.location={theirs}\nconfirmation=off\nbulk=0\nhooks=off\nverbose=nothing\n")
        os.environ["TASKRC"] = folder + "/taskrc"
        task = ["task", "rc.recurrence.confirmation=no"]
        run(*task, "import", data + "/tasks.json")
        day = ["--data", data]
        numbers = [line.split()[0] for line in run(DAYBOOK, "task", "list", *day).splitlines()[:RUNS + 1]]
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
            their, our = median(their), median(our)
            print(f"| {name} | {their:.0f} ms | {our:.0f} ms | {their / our:.1f} |", flush=True)


def measure_import():
    """Both bring the same file into an empty folder, in turn."""
    figures = {"task": [], "daybook": []}
    with tempfile.TemporaryDirectory() as folder:
        run(BENCHMARK, "tasks", folder + "/made")
        file = folder + "/made/tasks.json"
        for number in range(8):
            theirs, ours = f"{folder}/theirs{number}", f"{folder}/ours{number}"
            os.makedirs(theirs)
            with open(folder + "/taskrc", "w") as settings:
                settings.write(f"data.location={theirs}\nconfirmation=off\nhooks=off\nverbose=nothing\n")
            os.environ["TASKRC"] = folder + "/taskrc"
            commands = {
                "task": ["task", "rc.recurrence.confirmation=no", "import", file],
                "daybook": [DAYBOOK, "import", file, "--data", ours],
            }
            for name, command in commands.items():
                began = time.perf_counter()
                run(*command)
                figures[name].append((time.perf_counter() - began) * 1000)
    their, our = (statistics.median(figures[name][1:]) for name in ("task", "daybook"))
    print("\n| what | Taskwarrior | Daybook | ratio |\n| --- | --- | --- | --- |")
    print(f"| import ten thousand | {their:.0f} ms | {our:.0f} ms | {their / our:.1f} |", flush=True)


print("Taskwarrior", run("task", "--version").strip())
measure_import()
measure("tasks", "Ten thousand open tasks")
measure("done", "Ten thousand tasks, a thousand of them open")

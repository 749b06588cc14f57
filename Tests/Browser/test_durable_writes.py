"""Steps for which a person waits while the worker saves what they did. Counted, as times differ with machines."""

import pytest
from conftest import add_habit, expect_marked, mark, unlock
from served import until
from test_storage import serve  # noqa: F401

pytestmark = pytest.mark.protects

# Notes cryptography and transactions, when a request comes and when it is answered, and holds back waits of a second.
NOTING = """
self.steps = [];
self.held = [];
const noting = (owner, name, say) => {
    const own = owner[name];
    owner[name] = function (...given) {
        self.steps.push(say(...given));
        return own.apply(this, given);
    };
};
for (const name of ["sign", "verify", "encrypt", "decrypt"]) {
    noting(SubtleCrypto.prototype, name, algorithm => `${name} ${algorithm.name ?? algorithm}`);
}
noting(IDBDatabase.prototype, "transaction", (stores, mode = "readonly", { durability = "default" } = {}) => `${mode} ${durability}`);
noting(IDBObjectStore.prototype, "put", (value, key) => key === "snapshot" ? "snapshot" : "put");
const respondWith = FetchEvent.prototype.respondWith;
FetchEvent.prototype.respondWith = function (response) {
    if (this.request.method === "POST") {
        self.steps.push("asked");
        Promise.resolve(response).then(() => self.steps.push("answered"));
    }
    return respondWith.call(this, response);
};
const setTimer = self.setTimeout;
self.setTimeout = (work, wait, ...rest) => wait === 1000 ? self.held.push(work) : setTimer(work, wait, ...rest);
"""


@pytest.fixture
def noted(contexts, serve):  # noqa: F811
    """A page whose worker notes its steps."""
    server = serve(lambda script: NOTING + script)
    page = unlock(contexts().new_page(), server)
    page.server = server
    add_habit(page, "Read")
    return page


def in_worker(page, script):
    return page.context.service_workers[0].evaluate(script)


def steps_of_a_mark(page, is_marked):
    """The steps between the request and its response."""
    in_worker(page, "self.steps = []")
    mark(page, "Read")
    expect_marked(page, "Read", is_marked)
    steps = in_worker(page, "self.steps")
    return steps[steps.index("asked") + 1:steps.index("answered")]


def test_a_mark_waits_for_one_write_and_for_nothing_that_is_already_known(noted):
    noted.server.stop()
    # Other work of the worker can come between, such as an exchange that fails.
    steps = min((steps_of_a_mark(noted, number % 2 == 0) for number in range(6)), key=len)
    assert [step for step in steps if step.startswith("readwrite")] == ["readwrite strict"]
    assert steps.count("readonly default") == 2  # before the mark, and before the page that shows it
    # A batch that this browser has sealed and signed itself is neither opened nor verified.
    assert [step for step in steps if step.split()[0] in ("encrypt", "decrypt", "verify")] == ["encrypt AES-GCM"]
    assert steps.count("sign ECDSA") == 1


def test_marks_in_a_row_wait_for_no_snapshot(noted):
    noted.server.stop()
    add = """async count => {
        for (let number = 0; number < count; number++) {
            const form = document.querySelector("form[action*='/day/']");
            const body = new URLSearchParams({ do: number % 2 ? "clear" : "done" });
            const { status } = await fetch(form.action, { method: "POST", headers: { "Daybook-Part": "1" }, body });
            if (status >= 400) throw new Error(`${status}`);
        }
    }"""
    in_worker(noted, "self.steps = []")
    noted.evaluate(add, 210)
    steps = in_worker(noted, "self.steps")
    assert steps.count("answered") == 210 and "snapshot" not in steps
    # Nobody asks any more.
    until(lambda: in_worker(noted, "[self.held.splice(0).forEach(work => work()), self.steps.includes('snapshot')][1]"),
          "the snapshot is saved")

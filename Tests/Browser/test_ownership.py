"""Whose a batch is, in the worker's modules: what is stored in a browser's database, without the app (docs/sync.md, chapter 6)."""

import functools
import http.server
import pathlib
import threading

import pytest

pytestmark = pytest.mark.protects

SCRIPTS = pathlib.Path(__file__).parents[2] / "Browser/Scripts"

# Stores blocks step by step. A step gives the rows ("position:sequence", "+" or "-" if it is set aside), the ends of the signed
# heads, the rows to fold, and whether all is folded again.
MODULES = """
const load = name => import(`/${name}.js`);
const { openJournalDatabase, addBatches, addOwnBatches } = await load("worker/batches"), { sealDrafts } = await load("worker/held-batches");
const { makeSigner, signHead, storedHeads, storedSigner } = await load("worker/signing"), { result } = await load("worker/database");
const { importKeys, hashOf } = await load("worker/sealing"), { toHex } = await load("shared/bytes");
const id = "0123456789abcdeffedcba9876543210", keys = await importKeys(id, new Uint8Array(32).fill(7)), zero = new Uint8Array(32);
const database = await openJournalDatabase(id);
const describe = held => {
    const { device, sequence, generation } = held.envelope, isFound = !held.isSetAside && held.content;
    return { erases: false, device, sequence, hash: toHex(held.hash), generation, action: isFound ? "ab".repeat(16) : "",
        reversed: "", records: isFound ? ["0102"] : [], reduced: null };
};
const engine = { setAside: () => [], heads: () => Uint8Array.of(0), describe: all => all.map(describe), isToReplace: () => false };
const journal = { id, database, keys, engine, device: "ff", isPartial: false };
const signer = await makeSigner(id), steps = [];
const drafts = [1, 2, 3, 4, 5].map(sequence => ({ sequence, content: Uint8Array.of(sequence) }));
const seal = async (...given) => (await sealDrafts(keys, ...given)).map(held => held.bytes);
const sign = async (...given) => (await signHead(id, ...given)).bytes;
const batches = await seal(signer, zero, drafts);
const head = async number => sign(signer, number, await hashOf(batches[number - 1]));
const step = async (...blocks) => {
    const { added, hasReplaced } = await addBatches(journal, blocks);
    const rows = await result(database.transaction("batches").objectStore("batches").getAll());
    steps.push([
        rows.map(row => `${row.position}:${row.sequence}${row.isSetAside ? "-" : row.action ? "+" : "?"}`).join(" "),
        (await storedHeads(database)).map(each => each.sequence).join(" "),
        added.map(({ row, held }) => `${row.position}:${row.sequence}${held.isSetAside ? "-" : "+"}`).join(" "), hasReplaced,
    ]);
};
"""


@pytest.fixture(scope="module")
def origin():
    class Handler(http.server.SimpleHTTPRequestHandler):
        extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=SCRIPTS)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def run(origin, contexts):
    page = contexts().new_page()
    page.goto(origin)
    return lambda script: page.evaluate(f"async () => {{ {MODULES} {script} return steps; }}")


def test_batches_wait_for_the_signed_head_that_covers_them(run):
    assert run("""
        await step(batches[0], batches[1]);
        await step(await head(3));
        await step(batches[2]);
        await step(...batches.slice(0, 3), await head(3), await head(1));
        await step(await head(5), batches[4], batches[3]);
    """) == [
        ["1:1- 2:2-", "", "1:1- 2:2-", False],
        ["1:1- 2:2-", "3", "", False],
        ["3:1+ 4:2+ 5:3+", "3", "3:1+ 4:2+ 5:3+", False],
        ["3:1+ 4:2+ 5:3+", "3", "", False],
        ["3:1+ 4:2+ 5:3+ 6:5+ 7:4+", "5", "6:5+ 7:4+", False],
    ]


def test_what_others_write_in_a_devices_name_is_set_aside(run):
    assert run("""
        const other = await makeSigner(id);
        const [forged] = await seal(signer, await hashOf(batches[2]), [{ sequence: 4, content: Uint8Array.of(99) }]);
        const [first] = await seal({ ...other, device: signer.device }, zero, [{ sequence: 1, content: Uint8Array.of(98) }]);
        await step(await head(3), ...batches.slice(0, 3));
        await step(forged, await sign({ ...other, device: signer.device }, 4, await hashOf(forged)));
        await step(first);
        await step(await head(4), batches[3]);
    """) == [
        ["1:1+ 2:2+ 3:3+", "3", "1:1+ 2:2+ 3:3+", False],
        ["1:1+ 2:2+ 3:3+ 4:4-", "3", "4:4-", False],
        ["1:1+ 2:2+ 3:3+ 4:4- 5:1-", "3", "5:1-", False],
        ["1:1+ 2:2+ 3:3+ 4:4- 5:1- 6:4+", "4", "6:4+", False],
    ]


def test_what_this_browser_writes_is_stored_with_its_last_signed_head(run):
    assert run("""
        const held = await sealDrafts(keys, signer, zero, drafts), own = { ...journal, device: signer.device, signer };
        for (const part of [[held[0]], held.slice(1, 3), [held[3]]]) {
            const { added, hasReplaced } = await addOwnBatches(own, part);
            await step();
            steps.at(-1).splice(2, 2, added.map(({ row }) => `${row.position}:${row.sequence}+`).join(" "), hasReplaced);
        }
        own.engine = { ...engine, setAside: () => [{ device: signer.device, sequence: 9, hash: "00" }] }; // it is compared as others' are
        await addOwnBatches(own, [held[4]]);
        await step();
    """) == [
        ["1:1+", "1", "1:1+", False],
        ["1:1+ 2:2+ 3:3+", "3", "2:2+ 3:3+", False],
        ["1:1+ 2:2+ 3:3+ 4:4+", "4", "4:4+", False],
        ["1:1+ 2:2+ 3:3+ 4:4+ 5:5+", "5", "", False],
    ]


def test_what_was_folded_is_taken_back_if_the_device_turns_out_to_sign(run):
    assert run("""
        await step(batches[1]);
        await step(batches[0]);
        await step(await head(2));
    """) == [
        ["1:2+", "", "1:2+", False],
        ["1:2- 2:1-", "", "2:1-", True],
        ["3:2+ 4:1+", "2", "3:2+ 4:1+", False],
    ]


def test_a_form_that_cannot_be_opened_takes_no_waiting_batch_away(run):
    assert run("""
        const { encodeHeader, readEnvelope } = await load("worker/envelope");
        const header = { ...readEnvelope(batches[0]), generation: 5, original: await hashOf(batches[0]) };
        const broken = Uint8Array.of(...encodeHeader(header, 200), ...new Uint8Array(200));
        await step(batches[0]);
        await step(await head(1), broken);
    """) == [
        ["1:1-", "", "1:1-", False],
        ["2:1+", "1", "2:1+", False],
    ]


def test_a_browser_keeps_its_key_which_nothing_can_read(run):
    assert run("""
        const own = await storedSigner(database, id), again = await storedSigner(database, id);
        const read = await crypto.subtle.exportKey("pkcs8", again.secret).then(() => "read", error => error.name);
        steps.push(own.device === again.device, read);
    """) == [True, "InvalidAccessError"]

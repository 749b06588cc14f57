"""The cryptography of the journal in the worker's modules, against vectors made by other software (docs/sync.md)."""

import json
import pathlib
import subprocess

import pytest

pytestmark = pytest.mark.protects

ROOT = pathlib.Path(__file__).parents[2]
GOLDEN = json.loads((ROOT / "Tests/Browser/sealed-batches.json").read_text())
MODULES = """
import { readFileSync } from "node:fs";
import { encodeHeader, readEnvelope } from "WORKER/envelope.js";
import { openEnvelopes, sealDrafts, sealReduced } from "WORKER/held-batches.js";
import { carriesKey, isSignedHead, makeSigner, readSignedHead, signHead } from "WORKER/signing.js";
import { hashOf, importKeys, indexEntries, openContent, sealContent } from "WORKER/sealing.js";

const golden = JSON.parse(readFileSync(0, "utf8"));
const bytes = hex => Uint8Array.from(Buffer.from(hex, "hex")), hex = bytes => bytes && Buffer.from(bytes).toString("hex");
const keys = await importKeys(golden.journal, bytes(golden.key)), key = keys.epochs[0];
"""


def run(script, given=GOLDEN):
    """The result of a script that uses the worker's modules."""
    modules = MODULES.replace("WORKER", (ROOT / "Browser/Scripts/worker").as_uri())
    ran = subprocess.run(["node", "--input-type=module", "-e", f"{modules}\n{script}"], input=json.dumps(given), text=True,
                         capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_batches_are_sealed_as_specified():
    sealed = run("""
        const sealed = [];
        for (const batch of golden.batches) {
            const content = bytes(batch.content);
            const header = encodeHeader({
                ...batch, journal: golden.journal, original: batch.original && bytes(batch.original),
                previous: bytes(batch.previous), extensions: bytes(batch.extensions),
            }, content.length + 80);
            const envelope = hex(header) + hex(await sealContent(key, "batch", header, content, bytes(batch.salt)));
            const hash = batch.original ?? hex(await hashOf(bytes(envelope)));
            sealed.push({ header: hex(header), envelope, hash });
        }
        console.log(JSON.stringify(sealed));
    """)
    assert sealed == [{name: batch[name] for name in ("header", "envelope", "hash")} for batch in GOLDEN["batches"]]


def test_batches_are_opened_with_their_headers():
    opened = run("""
        const held = await openEnvelopes(keys, golden.batches.map(batch => bytes(batch.envelope)));
        console.log(JSON.stringify(held.map(({ envelope: { head, content, journal, ...header }, hash, ...rest }) => ({
            ...header, header: hex(head), original: hex(header.original), previous: hex(header.previous),
            extensions: hex(header.extensions), salt: hex(content.slice(0, 32)), content: hex(rest.content),
            envelope: hex(rest.bytes), hash: hex(hash),
        }))));
    """)
    assert opened == GOLDEN["batches"]


def test_index_entries_and_snapshots_are_as_specified():
    found = run("""
        const entry = indexEntries(keys), entries = [];
        for (const { kind, id } of golden.entries) entries.push(await entry(kind, id));
        const { salt, content } = golden.snapshot;
        console.log(JSON.stringify({ entries, snapshot: hex(await sealContent(
            key, "snapshot", bytes(golden.journal), bytes(content), bytes(salt))) }));
    """)
    assert found["entries"] == [each["entry"] for each in GOLDEN["entries"]]
    assert found["snapshot"] == GOLDEN["snapshot"]["sealed"]


def test_a_change_of_any_byte_is_noticed():
    envelope = bytes.fromhex(GOLDEN["batches"][2]["envelope"])
    outcomes = run("""
        const envelope = bytes(golden.envelope), outcomes = [];
        for (const index of envelope.keys()) {
            const changed = envelope.slice();
            changed[index] ^= 1;
            const outcome = openEnvelopes(keys, [changed]).then(([held]) => held.content && "opened", () => "refused");
            outcomes.push(await outcome);
        }
        console.log(JSON.stringify(outcomes));
    """, {**GOLDEN, "envelope": envelope.hex()})
    assert len(outcomes) == len(envelope) and "opened" not in outcomes
    assert outcomes[:3] == ["refused"] * 3 and outcomes[-80:] == [None] * 80


def test_signed_heads_are_read_as_specified():
    head = GOLDEN["signedHead"]
    read = run("""
        const given = bytes(golden.signedHead.encoded), read = await readSignedHead(golden.journal, given), changed = [];
        for (const index of given.keys()) {
            const other = given.slice();
            other[index] ^= 1;
            changed.push(await readSignedHead(golden.journal, other));
        }
        const other = await readSignedHead("0".repeat(32), given), cut = await readSignedHead(golden.journal, given.subarray(0, -1));
        console.log(JSON.stringify({ ...read, bytes: hex(read.bytes), changed, other, cut, isHead: isSignedHead(given) }));
    """)
    assert {name: read[name] for name in ("device", "sequence", "hash")} == {name: head[name] for name in ("device", "sequence", "hash")}
    assert read["bytes"] == head["encoded"] and read["isHead"]
    assert set(read["changed"]) == {None} and read["other"] is read["cut"] is None


def test_a_device_signs_with_a_key_that_its_first_batch_carries():
    found = run("""
        const signer = await makeSigner(golden.journal), other = await makeSigner(golden.journal);
        const drafts = [1, 2].map(sequence => ({ sequence, content: Uint8Array.of(sequence) }));
        const batches = (await sealDrafts(keys, signer, new Uint8Array(32), drafts)).map(held => held.bytes);
        const [first, second] = await openEnvelopes(keys, batches);
        const { bytes: signed } = await signHead(golden.journal, signer, 2, second.hash);
        const { bytes: forged } = await signHead(golden.journal, { ...other, device: signer.device }, 2, second.hash);
        const read = await readSignedHead(golden.journal, signed);
        console.log(JSON.stringify({
            isSame: read.device === signer.device && read.hash === hex(second.hash) && read.sequence === 2,
            forged: await readSignedHead(golden.journal, forged), isExtractable: signer.secret.extractable,
            carried: [await carriesKey(first.envelope), await carriesKey(second.envelope), second.envelope.extensions.length],
            others: await carriesKey({ ...first.envelope, extensions: other.publicKey }),
        }));
    """)
    assert found == {"isSame": True, "forged": None, "isExtractable": False, "carried": [True, False, 0], "others": False}


@pytest.mark.parametrize("purpose", ["batch", "checkpoint", "upload"])
def test_content_opens_only_for_its_purpose(purpose):
    script = f"""
        const sealed = bytes(golden.snapshot.sealed);
        console.log(JSON.stringify(await openContent(key, "{purpose}", bytes(golden.journal), sealed)));
    """
    assert run(script) is None


def test_a_later_version_and_an_unknown_key_stay_unopened():
    held = run("""
        const given = bytes(golden.batches[0].envelope), later = given.slice(), other = given.slice();
        later[3] = 3;
        other[62] = 1; // the epoch
        const held = await openEnvelopes(keys, [later, other]);
        console.log(JSON.stringify(held.map(({ envelope: { version, epoch }, content }) => [version, epoch, content])));
    """)
    assert held == [[3, 0, None], [2, 1, None]]


@pytest.mark.parametrize("change", ["[]", "given.slice(0, -1)", "[...given, 0]", "given.with(3, 1)", "given.with(28, 0)",
                                    "[...given.slice(0, 28), 129, 0, ...given.slice(29)]"])
def test_bytes_that_are_no_envelope_are_refused(change):
    script = f"""
        const given = Array.from(bytes(golden.batches[0].envelope)), changed = Uint8Array.from({change});
        let refusal = null;
        try {{ readEnvelope(changed); }} catch (error) {{ refusal = error.constructor.name; }}
        console.log(JSON.stringify(refusal));
    """
    assert run(script) == "UnreadableBytesError"


def test_new_batches_form_a_chain_and_erased_ones_keep_their_hash():
    found = run("""
        const previous = bytes(golden.batches[0].hash);
        const drafts = [2, 3].map(sequence => ({ sequence, content: Uint8Array.of(sequence, 0) }));
        const sealed = await sealDrafts(keys, { device: "ffeeddccbbaa9988", publicKey: new Uint8Array(65) }, previous, drafts);
        const [second, third] = await openEnvelopes(keys, sealed.map(held => held.bytes));
        const isHeld = sealed.every((held, index) => JSON.stringify(held) === JSON.stringify([second, third][index]));
        const reduced = await sealReduced(keys, second, Uint8Array.of(7));
        const [again] = await openEnvelopes(keys, [(await sealReduced(keys, reduced, Uint8Array.of(8))).bytes]);
        console.log(JSON.stringify({
            isHeld, previous: [second, third].map(each => hex(each.envelope.previous)), hashes: [second, third, again].map(each => hex(each.hash)),
            contents: [second, third, reduced, again].map(each => hex(each.content)), generation: again.envelope.generation,
        }));
    """)
    assert found["isHeld"]  # what is at hand after sealing is what opening it gives
    second, third, again = found["hashes"]
    assert found["previous"] == [GOLDEN["batches"][0]["hash"], second]
    assert again == second != third
    assert found["contents"] == ["0200", "0300", "07", "08"]
    assert found["generation"] == 2

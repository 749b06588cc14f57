"""What the browser and the server prevent."""

import http.client
import json
import os
import re
import stat
import subprocess

from conftest import add_habit, expect_marked, mark, tile, unlock, visit
from playwright.sync_api import expect
from served import ENVIRONMENT, PATIENCE, PROGRAM, end, free_port, until

HOSTILE = "http://evil.localhost:9999/"


def lure(page, action, policy=""):
    """A page of another site with a form that posts here."""
    page.route(HOSTILE + "**", lambda route: route.fulfill(
        content_type="text/html", headers={"Referrer-Policy": policy} if policy else {},
        body=f"<form method=post action='{action}'><button name=do value=done>x</button></form>"))
    page.goto(HOSTILE)
    page.click("button")


def action_of(page, title):
    visit(page, "/today")
    return page.url.removesuffix("/today") + tile(page, title).locator("form").get_attribute("action")


def test_a_hostile_page_cannot_post_through_the_worker(page, server):
    add_habit(page, "Read")
    action = action_of(page, "Read")
    server.kill()  # only the worker can answer
    for policy in ("", "no-referrer", "unsafe-url"):
        hostile = page.context.new_page()
        lure(hostile, action, policy)
        expect(hostile.locator("main")).to_contain_text("This form came from another site")
        assert hostile.url == action
    page.reload()
    expect_marked(page, "Read", False)


def test_a_hostile_page_cannot_post_to_the_server(contexts, server):
    page = unlock(contexts(service_workers="block").new_page(), server, wait_for_worker=False)
    server.run("habit", "add", "Read")
    action = action_of(page, "Read")
    mark(page, "Read")
    expect_marked(page, "Read")
    mark(page, "Read")
    expect_marked(page, "Read", False)
    hostile = page.context.new_page()
    with hostile.expect_response(action) as answer:
        lure(hostile, action)
    assert answer.value.status == 403
    page.reload()
    expect_marked(page, "Read", False)


def test_who_has_no_link_sees_nothing(contexts, server):
    server.run("habit", "add", "Secret")
    page = contexts().new_page()
    for path in ("/today", "/habits", "/data/daybook.json", "/replica/journal"):
        answer = page.goto(server.url + path)
        assert answer.status == 401 and "Secret" not in answer.text()
    page.goto(server.url + "/today")
    page.fill("#link", "wrong")
    page.get_by_role("button").click()
    expect(page.locator(".reason")).to_be_visible()
    page.fill("#link", server.link)
    page.get_by_role("button").click()
    expect(tile(page, "Secret")).to_be_visible()
    (cookie,) = (cookie for cookie in page.context.cookies() if cookie["name"].startswith("daybook"))
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict" and not cookie["secure"]


def test_the_key_of_a_link_is_sent_to_no_server_as_an_address(contexts, server):
    page = contexts(service_workers="block").new_page()
    addresses = []
    page.on("request", lambda request: addresses.extend([request.url, request.headers.get("referer", "")]))
    key = server.link.split("#")[1]
    unlock(page, server, wait_for_worker=False)
    assert addresses and not any(key in address.split("#")[0] for address in addresses)
    page.go_back()
    assert key not in page.url


def test_a_link_pasted_into_the_page_that_asks_for_it_signs_in(contexts, server):
    page = contexts(service_workers="block").new_page()
    page.goto(server.url + "/unlock")
    page.goto(server.link)  # only the fragment differs, so that nothing is loaded
    page.wait_for_url("**/today")


def test_a_browser_is_opened_without_the_key_among_its_arguments(contexts, server, tmp_path, problems):
    opened = tmp_path / "opened"
    opener = tmp_path / "xdg-open"
    opener.write_text(f"#!/bin/sh\necho \"$@\" >{opened}.new\nmv {opened}.new {opened}\n")
    opener.chmod(0o755)
    link = server.run("open", "--port", str(server.port),
                      environment={**ENVIRONMENT, "PATH": f"{tmp_path}:/usr/bin:/bin"})
    until(opened.exists, "a browser is started")
    (path,) = opened.read_text().split()
    assert link.strip().split("#")[1] not in path and stat.S_IMODE(os.stat(path).st_mode) == 0o600
    page = contexts(service_workers="block").new_page()
    page.goto("file://" + path)
    page.wait_for_url("**/today")
    assert problems == ["another host: file://" + path]
    problems.clear()


def test_the_log_of_a_service_has_no_link(tmp_path):
    log = tmp_path / "log"
    with log.open("wb") as output:
        status = os.fstat(output.fileno())
        service = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(free_port()), "--data", str(tmp_path / "data")], stdout=output,
            env={**ENVIRONMENT, "JOURNAL_STREAM": f"{status.st_dev}:{status.st_ino}"})
    until(lambda: "Data: " in log.read_text(), "it runs")
    service.terminate()
    end(service)
    assert "unlock" not in log.read_text() and "daybook open" in log.read_text()


def test_another_name_for_the_server_is_refused(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("GET", "/today", headers={"Host": "daybook.evil.example"})
    assert connection.getresponse().status == 421


def test_the_manifest_and_its_icons_are_valid(page):
    manifest = json.loads(page.request.get(server_of(page) + "/manifest.webmanifest").text())
    assert manifest["start_url"] == "/today" and manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(server_of(page) + icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"]), icon
        if icon["type"] == "image/png":
            body = answer.body()
            width, height = (int.from_bytes(body[at:at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
    assert {192, 512} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for shortcut in manifest["shortcuts"]:
        assert page.goto(server_of(page) + shortcut["url"]).ok
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest") and not found["errors"]
    errors = [error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}, errors  # which is how tests run


def server_of(page):
    return "/".join(page.url.split("/", 3)[:3])


def test_the_worker_s_pages_have_the_server_s_headers(page):
    guarded = ["content-security-policy", "referrer-policy", "x-content-type-options", "cross-origin-opener-policy",
               "cross-origin-resource-policy", "cache-control"]
    answer = visit(page, "/today")
    assert answer.from_service_worker
    by_server = page.request.get(page.url)
    for name in guarded:
        assert answer.headers[name] == by_server.headers[name], name
    assert re.match("default-src 'none';", answer.headers["content-security-policy"])

"""A phone that connects through a proxy with TLS: nginx, configured as in README."""

import http.client
import ssl
import subprocess

import pytest
from conftest import PHONE, add_habit, expect_marked, mark, start_chromium, unlock, visit
from playwright.sync_api import expect
from served import PATIENCE, Server, end, free_port, until

CONFIGURATION = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port} ssl;
        server_name localhost;
        ssl_certificate     {folder}/daybook.crt;
        ssl_certificate_key {folder}/daybook.key;
        client_max_body_size 64m;
        location / {{
            proxy_pass http://127.0.0.1:{inner};
            proxy_set_header Host $http_host;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_buffering off;
        }}
    }}
}}
"""


@pytest.fixture
def server(tmp_path):
    """A server behind nginx; its `url` is the one that browsers see."""
    folder = tmp_path / "nginx"
    folder.mkdir()
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                    "-keyout", folder / "daybook.key", "-out", folder / "daybook.crt"], check=True, capture_output=True)
    port = free_port()
    server = Server(tmp_path / "data", arguments=["--origin", f"https://localhost:{port}"])
    server.url = f"https://localhost:{port}"
    (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, port=port, inner=server.port))
    server.start()
    nginx = subprocess.Popen(["/usr/sbin/nginx", "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL)
    try:
        until(lambda: asked(port, "/healthz"), "nginx answers")
        yield server
    finally:
        nginx.terminate()
        end(nginx)
        server.stop()


def asked(port, path, **headers):
    """The status of an answer through the proxy; None without one."""
    connection = http.client.HTTPSConnection("localhost", port, context=ssl._create_unverified_context(), timeout=PATIENCE)
    try:
        connection.request("GET", path, headers=headers)
        return connection.getresponse().status
    except OSError:
        return None
    finally:
        connection.close()


@pytest.fixture
def phone(playwright, contexts, server):
    """A phone that trusts the certificate; a browser registers no worker where it does not."""
    browser = start_chromium(playwright, "--ignore-certificate-errors")
    yield unlock(contexts(browser, **PHONE).new_page(), server)
    browser.close()


def test_a_phone_is_let_in_and_works_without_the_server(phone, server):
    assert server.link.startswith(server.url + "/unlock#")
    (cookie,) = (cookie for cookie in phone.context.cookies() if cookie["name"] == "__Host-daybook")
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Strict" and cookie["path"] == "/"

    add_habit(phone, "Read")
    visit(phone, "/today")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    server.run("done", "Read")  # what the terminal writes comes through the proxy as an event
    expect_marked(phone, "Read")

    server.kill()
    mark(phone, "Read")
    expect_marked(phone, "Read", False)
    phone.reload()
    expect_marked(phone, "Read", False)
    add_habit(phone, "Walk")
    visit(phone, "/review")
    expect(phone.locator("main h1")).to_contain_text("Review")
    server.start()
    until(lambda: "Walk" in server.run("habit", "list"), "the server has it")


def test_only_its_own_name_is_answered(server):
    port = int(server.url.rsplit(":", 1)[1])
    assert asked(port, "/today") == 401
    assert asked(port, "/today", Host="daybook.evil.example") == 421
    plain = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    plain.request("POST", "/settings", body="theme=dark", headers={
        "Host": f"localhost:{port}", "Origin": "http://other.example", "Content-Type": "application/x-www-form-urlencoded"})
    assert plain.getresponse().status == 403
    plain = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    plain.request("GET", "/today", headers={"Host": "192.0.2.7:4600"})
    assert plain.getresponse().status == 421

"""WebKit, the engine of every iPhone: signing in, marking, and working offline."""

import os
import pathlib
import signal
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from served import PATIENCE, end, free_port, until

pytestmark = pytest.mark.protects

BROWSER = next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


@pytest.fixture
def webkit():
    port = free_port()
    driver = subprocess.Popen(["xvfb-run", "-a", "WebKitWebDriver", f"--port={port}"], start_new_session=True,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    browser = None
    try:
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(BROWSER)
        options.add_argument("--automation")

        def connected():
            try:
                return webdriver.Remote(f"http://127.0.0.1:{port}", options=options)
            except Exception:  # it is not listening yet
                return None

        browser = until(connected, "WebKit starts")
        browser.set_script_timeout(PATIENCE)
        yield browser
    finally:
        if browser:
            browser.quit()
        os.killpg(driver.pid, signal.SIGTERM)
        end(driver)


def find(browser, selector):
    """The first element that a selector finds, once there is one."""
    return until(lambda: next(iter(browser.find_elements(By.CSS_SELECTOR, selector)), None), selector)


def click(browser, selector):
    """Clicks once there is something to click and it stands still."""
    def clicked():
        try:
            find(browser, selector).click()
            return True
        except Exception as error:
            if "stale" in str(error).lower() or "not interactable" in str(error):
                return False
            raise

    until(clicked, f"{selector} can be clicked")


def pressed(browser):
    try:
        return find(browser, "li.tile .mark").get_attribute("aria-pressed")
    except Exception as error:  # it was just replaced
        if "stale" in str(error).lower():
            return None
        raise


def test_webkit_unlocks_marks_and_works_without_the_server(webkit, server):
    webkit.get(server.link)
    until(lambda: webkit.current_url == server.url + "/today", "it goes on to Today")
    until(lambda: webkit.execute_script("return navigator.serviceWorker.controller !== null"), "the worker controls the page")
    webkit.get(server.url + "/habits/new")
    find(webkit, "input[name=title]").send_keys("Read")
    click(webkit, "main form .submit button.primary")
    until(lambda: "/new" not in webkit.current_url, "the habit is added")
    webkit.get(server.url + "/today")
    click(webkit, "li.tile .mark")
    until(lambda: pressed(webkit) == "true", "it is marked")

    server.kill()
    webkit.refresh()
    until(lambda: pressed(webkit) == "true", "it is still marked")
    webkit.execute_script("daybookIntervals.slip = 0")  # however soon the second tap comes, it is meant
    click(webkit, "li.tile .mark")
    until(lambda: pressed(webkit) == "false", "it is unmarked")
    webkit.get(server.url + "/review")
    assert find(webkit, "main h1").text == "Review"
    webkit.get(server.url + "/today")
    assert pressed(webkit) == "false"

    server.start()
    until(lambda: '"state": "done"' not in server.exported(), "the server has it")

"""Reminders on this device. Chromium without a window shows no notifications, so these tests note what would be shown."""

import datetime
import json

import pytest
from conftest import expect_marked, exported, set_intervals, tile, unlock, visit
from playwright.sync_api import expect
from served import until

# A permission that the browser's question would give, for all pages of the context.
PERMISSION = """
    const key = "test-permission", answer = %s;
    Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem(key) ?? "default" });
    Notification.requestPermission = async () => { localStorage.setItem(key, answer); return answer; };
    window.answers = 0;
    navigator.serviceWorker?.addEventListener("message", event => { if (event.data.type === "reminders") window.answers += 1; });
"""
# Notes what is shown, and taps an action of a notification as a person does. Tells whether the notification went.
NOTE = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
    self.tap = async (index, action) => {
        const promises = [], { tag, data } = self.shown[index];
        let isClosed = false;
        const event = Object.assign(new ExtendableEvent("notificationclick"), {
            action, notification: { tag, data, close() { isClosed = true; } },
        });
        event.waitUntil = promise => promises.push(promise);
        self.dispatchEvent(event);
        for (const promise of promises) await promise;
        return isClosed;
    };
}"""


def minutes_ago(minutes):
    """A time of today: that of yesterday's evening is before the habit began."""
    now = datetime.datetime.now()
    return max(now - datetime.timedelta(minutes=minutes), now.replace(hour=0, minute=0)).strftime("%H:%M")


class Device:
    """A browser that asks for reminders all the time, and rings those of the last ten minutes when they are turned on."""

    def __init__(self, contexts, server, answer="granted"):
        self.context = contexts()
        self.context.add_init_script(PERMISSION % json.dumps(answer))
        self.page = unlock(self.context.new_page(), server)
        set_intervals(self.page, reminders=100, remindedBefore=600_000)
        visit(self.page, "/today")
        self.worker = self.context.service_workers[0]
        self.worker.evaluate(NOTE)

    def turn(self, name):
        visit(self.page, "/settings")
        self.page.get_by_role("button", name=name, exact=True).click()

    def shown(self):
        return [each["title"] for each in self.worker.evaluate("self.shown")]

    def tap(self, index, action):
        return self.worker.evaluate("([index, action]) => self.tap(index, action)", [index, action])

    def await_answers(self, page=None, count=3):
        """Waits until the worker has answered a page some times more."""
        page = page or self.page
        before = page.evaluate("window.answers")
        until(lambda: page.evaluate("window.answers") >= before + count, "the worker answers")


@pytest.fixture
def device(contexts, server):
    return Device(contexts, server)


def add_reminded(device, server, title="Read"):
    server.run("habit", "add", title, "--remind", minutes_ago(2))
    visit(device.page, "/today")
    expect(tile(device.page, title)).to_be_visible()


def test_a_reminder_rings_once_in_two_tabs(device, server):
    add_reminded(device, server)
    other = device.context.new_page()
    set_intervals(device.page, reminders=100, remindedBefore=600_000)
    other.goto(server.url + "/habits")
    set_intervals(other, reminders=100, remindedBefore=600_000)
    device.turn("Turn on")
    card = device.page.locator("#reminders")
    expect(card.get_by_text("They are on.")).to_be_visible()
    expect(card.get_by_role("button", name="Turn off")).to_be_focused()
    until(device.shown, "the reminder rings")
    device.await_answers()
    device.await_answers(other)
    other.reload()
    device.await_answers(other)
    assert device.shown() == ["Read"]


def test_done_in_a_notification_marks_the_habit_without_the_server(device, server):
    add_reminded(device, server)
    device.turn("Turn on")
    until(device.shown, "the reminder rings")
    server.kill()
    assert device.tap(0, "done"), "the notification goes once the mark is stored"
    assert '"state": "done"' in exported(device.page)
    visit(device.page, "/today")
    expect_marked(device.page, "Read")
    server.start()
    until(lambda: '"done": true' in server.run("today", "--json"), "the server has it")


def test_nothing_rings_while_away_or_done_or_turned_off(device, server):
    add_reminded(device, server)
    server.run("away", "today")
    expect(device.page.locator("main")).to_contain_text("away")
    device.turn("Turn on")
    device.await_answers()
    assert device.shown() == []

    device.turn("Turn off")
    server.run("back")
    server.run("done", "Read")
    visit(device.page, "/today")
    expect_marked(device.page, "Read")
    device.turn("Turn on")
    device.await_answers()
    assert device.shown() == []

    device.turn("Turn off")
    server.run("undone", "Read")
    visit(device.page, "/today")
    expect_marked(device.page, "Read", False)
    assert device.shown() == []
    device.turn("Turn on")
    until(device.shown, "the reminder rings now")


def test_a_reminder_that_is_put_off_goes_and_is_not_marked(device, server):
    add_reminded(device, server)
    device.turn("Turn on")
    until(device.shown, "the reminder rings")
    assert device.tap(0, "later")
    device.await_answers()
    assert device.shown() == ["Read"]
    visit(device.page, "/today")
    expect_marked(device.page, "Read", False)


def test_settings_say_that_notifications_are_blocked(contexts, server):
    device = Device(contexts, server, answer="denied")
    card = device.page.locator("#reminders")
    visit(device.page, "/settings")
    expect(card.get_by_text("They are off.")).to_be_visible()
    device.turn("Turn on")
    expect(card.get_by_text("This browser blocks notifications")).to_be_visible()
    expect(card.get_by_role("button")).to_have_count(0)

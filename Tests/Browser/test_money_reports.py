"""The reports of money without the server, and the way from a figure to the transactions behind it."""

import datetime

import pytest
from conftest import message, save, visit
from playwright.sync_api import expect
from test_pages import complaints

REPORTS = ["/money/report", "/money/report/flow", "/money/report/worth", "/money/report/comparison",
           "/money/report/forecast", "/money/report/calendar"]


@pytest.fixture
def spent(page, server):
    """Two accounts in two currencies, with money earned and spent in this month and the last."""
    today = datetime.date.today()
    before = today.replace(day=1) - datetime.timedelta(days=1)
    server.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
    server.run("account", "add", "Dollars", "--currency", "USD", "--balance", "50")
    server.run("spend", "20", "Lidl", "--category", "groceries", "--account", "Bank", "--on", today.isoformat())
    server.run("spend", "30", "Lidl", "--category", "groceries", "--account", "Bank", "--on", before.isoformat())
    server.run("earn", "2000", "salary", "--account", "Bank", "--on", before.isoformat())
    visit(page, "/money")
    return page


def test_figures_lead_to_their_transactions_without_the_server(spent, server):
    page = spent
    expect(page.locator(".accounts")).to_contain_text("€2,950.00")
    server.kill()
    visit(page, "/money/report")
    page.locator("main a", has_text="Groceries").click()
    expect(page.locator(".transactions li")).to_have_count(1)
    visit(page, "/money/report/flow")
    page.locator("table.table a", has_text="€2,000.00").first.click()
    expect(page.locator(".transactions li")).to_have_count(1)
    expect(page.locator(".transactions")).to_contain_text("+€2,000.00")
    visit(page, "/money/report/comparison")
    expect(page.locator("main")).to_contain_text("Groceries")
    visit(page, "/money/report/calendar")
    page.locator(f".money-month a[href*='{datetime.date.today().isoformat()}']").click()
    expect(page.locator(".transactions")).to_contain_text("Lidl")


def test_what_has_no_rate_stands_apart_until_one_is_typed(spent, server):
    page = spent
    server.kill()
    visit(page, "/money/report/worth")
    expect(page.locator("main")).to_contain_text("No rate: $50.00")
    visit(page, "/money/rates/new")
    page.fill("#base", "USD")
    page.fill("#quote", "EUR")
    page.fill("#rate", "0")
    save(page)
    expect(page.locator(".field.refused .reason")).to_have_text("Enter a rate above zero.")
    page.fill("#rate", "0.9")
    save(page)
    expect(message(page)).to_contain_text("Rate set")
    visit(page, "/money/report/worth")
    expect(page.locator("main")).to_contain_text("€2,995.00")


def test_reports_of_money_are_accessible(spent):
    for path in REPORTS + ["/money/rates", "/money/rates/new", "/money/rules", "/money/rules/new"]:
        visit(spent, path)
        assert not list(complaints(spent)), path

"""A bank's file, read without the server: its preview, what was entered by hand, and the same file again."""

import datetime
import re

from conftest import message, visit
from playwright.sync_api import expect
from test_money import add_account, balance, row_of_account, save_entry, unfold_entry


def statement(folder, rows):
    """A table as banks in Germany write it: semicolons, a decimal comma, the day first, Windows-1252."""
    file = folder / "umsaetze.csv"
    lines = ["Buchungstag;Empfänger;Verwendungszweck;Betrag;Währung"]
    lines += [f"{day:%d.%m.%Y};{payee};;{amount};EUR" for day, payee, amount in rows]
    file.write_bytes("\r\n".join(lines).encode("cp1252"))
    return file


def choose(page, file):
    visit(page, "/money/import")
    page.set_input_files("input[type=file]", file)
    page.locator("form.bank-reading").wait_for()


def choose_account(page):
    """Chooses the account, unless it is known by the columns."""
    account = page.locator("select[name=account]")
    if account.count() and not account.input_value():
        account.select_option(label="Bank · €")
        page.locator("form.bank-reading .submit button").click()


def figure(page, name):
    return page.locator("main .stat", has=page.locator("dt", has_text=re.compile(f"^{name}$"))).locator("dd")


def test_a_table_of_a_bank_is_taken_once_without_the_server(page, server, tmp_path):
    add_account(page, "Bank", "1000")
    server.kill()
    visit(page, "/log/expense?back=/money")
    page.fill("#amount", "24.50")
    unfold_entry(page)
    page.fill("#payee", "Market")
    page.locator("label.chip", has_text="Groceries").click()
    save_entry(page)
    expect(message(page)).to_contain_text("€24.50 spent: Market")
    today = datetime.date.today()
    file = statement(tmp_path, [
        (today, "MARKET 0815 KÖLN", "-24,50"), (today, "Bäckerei", "-3,20"), (today, "Bäckerei", "-3,20"),
        (today - datetime.timedelta(days=20), "Arbeitgeber", "1.234,56")])
    choose(page, file)
    choose_account(page)
    expect(figure(page, "new")).to_have_text("3")
    expect(figure(page, "matched with what you entered")).to_have_text("1")
    expect(page.locator("main")).to_contain_text("Bäckerei")
    page.click("form[action='/money/import/apply'] button.primary")
    expect(message(page)).to_contain_text("Imported")
    assert balance(page, "Bank") == "€2,203.66"
    choose(page, file)
    expect(figure(page, "new")).to_have_text("0")
    expect(page.locator("form[action='/money/import/apply']")).to_have_count(0)
    server.start()
    visit(page, "/money")
    expect(row_of_account(page, "Bank").locator(".money-amount")).to_have_text("€2,203.66")
    visit(page, "/settings/history")
    page.locator("main li", has_text="Imported").get_by_role("button", name="Undo").first.click()
    assert balance(page, "Bank") == "€975.50"


def test_a_file_that_is_no_statement_is_refused_with_its_line(page, server, tmp_path):
    add_account(page, "Bank", "1000")
    server.kill()
    today = datetime.date.today()
    file = statement(tmp_path, [(today, "Shop", "-1,00"), (today, "Shop", "-99999999999999999999,00")])
    choose(page, file)
    choose_account(page)
    expect(page.locator("main")).to_contain_text("Line 3")
    expect(figure(page, "new")).to_have_text("1")


def test_a_file_chosen_in_the_settings_without_the_server_is_shown_in_money(page, server, tmp_path):
    add_account(page, "Bank", "1000")
    today = datetime.date.today()
    server.kill()
    visit(page, "/data")
    page.set_input_files("form[action='/data/import'] input[type=file]", statement(tmp_path, [(today, "Shop", "-1,00")]))
    page.click("form[action='/data/import'] button.primary")
    page.wait_for_url("**/money/import?upload=*")
    page.locator("form.bank-reading").wait_for()
    page.reload()
    page.locator("form.bank-reading").wait_for()
    choose_account(page)
    expect(figure(page, "new")).to_have_text("1")
    page.click("form[action='/money/import/apply'] button.primary")
    expect(message(page)).to_contain_text("Imported")


def test_a_category_chosen_in_the_preview_is_that_of_all_rows_and_a_rule(phone, server, tmp_path):
    add_account(phone, "Bank", "1000")
    server.kill()
    days = [datetime.date.today() - datetime.timedelta(days=days) for days in (3, 5, 7)]
    choose(phone, statement(tmp_path, [(day, "LIDL 0042 KRAKOW", "-10,00") for day in days] + [
        (days[0], "Arbeitgeber", "1.000,00")]))
    choose_account(phone)
    expect(figure(phone, "new")).to_have_text("4")
    payee = phone.locator(".payees li").first
    expect(payee).to_contain_text("3 transactions · −€30.00")
    menu = payee.get_by_label("LIDL 0042 KRAKOW")
    expect(menu.locator("option:checked")).to_have_text("🛒 Groceries")
    expect(payee).to_contain_text("A suggestion.")
    menu.select_option(label="🧹 Household")
    phone.get_by_role("button", name="Import 4 transactions").tap()
    expect(message(phone)).to_contain_text("Imported")
    visit(phone, "/money/transactions")
    expect(phone.locator(".transactions li", has_text="LIDL 0042 KRAKOW").filter(has_text="Household")).to_have_count(3)
    visit(phone, "/money/rules")
    expect(phone.locator(".rules li")).to_contain_text(["LIDL"])
    # The next file needs no choice for the shop.
    choose(phone, statement(tmp_path, [(days[0], "LIDL 7 WARSZAWA", "-4,00"), (days[0], "Zoo", "-5,00")]))
    expect(figure(phone, "new")).to_have_text("2")
    expect(phone.locator(".payees strong")).to_have_text(["Zoo"])
    visit(phone, "/settings/history")
    phone.locator("main li", has_text="Imported").get_by_role("button", name="Undo").first.tap()
    expect(message(phone)).to_contain_text("Undone")
    visit(phone, "/money/rules")
    expect(phone.locator("main")).to_contain_text("No rules yet")


def test_a_suggestion_that_is_chosen_again_by_hand_makes_a_rule(phone, server, tmp_path):
    add_account(phone, "Bank", "1000")
    server.kill()
    today = datetime.date.today()
    choose(phone, statement(tmp_path, [(today, "LIDL 0042 KRAKOW", "-10,00"), (today, "REWE Köln", "-20,00")]))
    choose_account(phone)
    lidl, rewe = (phone.locator(".payees li", has_text=name) for name in ("LIDL", "REWE"))
    lidl.locator("select").select_option(label="🧹 Household")
    lidl.locator("select").select_option(label="🛒 Groceries")
    expect(lidl).not_to_contain_text("A suggestion.")
    expect(rewe).to_contain_text("A suggestion.")
    phone.get_by_role("button", name="Import 2 transactions").tap()
    expect(message(phone)).to_contain_text("Imported")
    visit(phone, "/money/rules")
    expect(phone.locator(".rules li")).to_have_count(1)
    expect(phone.locator(".rules li")).to_contain_text("LIDL")


def test_a_file_previewed_without_the_server_is_imported_once_it_is_back(page, server, tmp_path):
    add_account(page, "Bank", "1000")
    today = datetime.date.today()
    server.kill()
    choose(page, statement(tmp_path, [(today, "Shop", "-1,00")]))
    server.start()
    choose_account(page)
    expect(figure(page, "new")).to_have_text("1")
    page.click("form[action='/money/import/apply'] button.primary")
    expect(message(page)).to_contain_text("Imported")
    assert balance(page, "Bank") == "€999.00"

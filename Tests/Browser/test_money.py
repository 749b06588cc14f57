"""Money as a person logs it: on a phone, without the server, on two devices."""

import datetime
import re

import pytest
from conftest import message, save, unlock, visit
from playwright.sync_api import expect
from test_pages import complaints


def add_account(page, title, balance="0", currency="EUR", kind="bank"):
    visit(page, "/money/accounts/new")
    page.fill("input[name=title]", title)
    page.select_option("select[name=kind]", kind)
    page.fill("input[name=opening]", balance)
    page.fill("input[name=currency]", currency)
    save(page)
    expect(page.locator("main h1")).to_have_text(title)


def type_on_the_pad(page, keys):
    for key in keys:
        page.locator("dialog .keys button", has_text=re.compile(f"^{re.escape(key)}$")).tap()


def balance(page, title):
    visit(page, "/money")
    return row_of_account(page, title).locator(".money-amount").inner_text()


def row_of_account(page, title):
    return page.locator(".accounts li", has=page.locator("strong", has_text=re.compile(f"^{title}$")))


def unfold_entry(page):
    """Opens the fields of the sheet that most need not fill in."""
    page.locator("form.money-entry details.fold > summary").click()


def save_entry(page):
    page.locator("form.money-entry > .submit button").click()


def test_an_expense_is_logged_in_four_taps_beside_its_amount(phone, server):
    visit(phone, "/today")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Expense").tap()
    type_on_the_pad(phone, "4.50")
    expect(phone.locator("dialog #amount")).to_have_value("4.50")
    phone.locator("dialog label.chip", has_text="Eating out").tap()
    save_entry(phone)
    expect(message(phone)).to_have_text(re.compile("£4.50 spent: Eating out"))
    assert balance(phone, "Cash") == "−£4.50"
    visit(phone, "/today")
    expect(phone.locator(".log a", has_text="£4.50")).to_be_visible()


def test_income_is_chosen_beside_the_amount_and_keeps_what_was_typed(phone):
    add_account(phone, "Bank", "100")
    visit(phone, "/today")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Expense").tap()
    type_on_the_pad(phone, "12")
    expect(phone.locator("dialog label.chip", has_text="Groceries")).to_be_visible()
    phone.locator("dialog .segments label", has_text="Income").tap()
    expect(phone.locator("dialog #amount")).to_have_value("12")
    expect(phone.locator("dialog label.chip", has_text="Groceries")).to_be_hidden()
    phone.locator("dialog label.chip", has_text="Salary").tap()
    save_entry(phone)
    expect(message(phone)).to_contain_text("€12.00")
    assert balance(phone, "Bank") == "€112.00"


def test_the_category_of_the_sheet_stays_chosen_in_the_whole_form_and_back(phone):
    add_account(phone, "Bank", "100")
    visit(phone, "/today")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Expense").tap()
    type_on_the_pad(phone, "12")
    phone.locator("dialog label.chip", has_text="Eating out").tap()
    phone.locator("dialog .segments label", has_text="Income").tap()
    phone.locator("dialog label.chip", has_text="Salary").tap()
    phone.locator("dialog a", has_text="Split, tags and more").tap()
    chosen = phone.locator("select[name=category] option:checked")
    expect(phone.locator("main [name=amount]")).to_have_value("12")
    expect(chosen).to_contain_text("Salary")
    phone.locator("main .segments label", has_text="Expense").tap()
    phone.select_option("select[name=category]", label="🎁 Gifts")
    visit(phone, "/log/expense?back=/money")
    expect(phone.locator("label.chip:visible", has_text="Gifts").locator("input")).to_be_checked()


def test_a_chosen_photo_is_named_and_the_browsers_own_text_is_not_shown(phone, tmp_path):
    add_account(phone, "Bank", "100")
    visit(phone, "/log/expense?back=/money")
    button, field = phone.locator(".attach label.button"), phone.locator(".attach input[type=file]")
    assert field.bounding_box()["width"] <= 1
    expect(field).to_be_enabled()
    field.focus()
    expect(field).to_be_focused()
    assert button.evaluate("label => label.control.type") == "file"
    file = tmp_path / "lunch.png"
    file.write_bytes(b"")
    field.set_input_files(file)
    expect(phone.locator(".attach .chosen-file")).to_have_text("lunch.png")


@pytest.mark.parametrize("path", ["/log/expense?back=/money", "/money/transactions/new?kind=expense", "/money/import", "/data", "/foods/new"])
def test_no_button_for_a_file_shows_the_browsers_own_text(phone, path):
    visit(phone, path)
    fields = phone.locator("input[type=file]")
    assert fields.count() > 0
    for field in fields.all():
        assert field.evaluate("field => field.getClientRects().length === 0 || field.getBoundingClientRect().width <= 1")
        assert field.evaluate("field => field.labels.length === 1")


def test_nothing_moves_when_an_amount_is_explained(phone):
    add_account(phone, "Bank", "100")
    visit(phone, "/log/expense?back=/money")
    button = phone.locator("form.money-entry > .submit button")
    place = button.bounding_box()
    phone.fill("#amount", "12.50+3*4")
    expect(phone.locator("#example")).to_have_text("= €24.50")
    assert button.bounding_box() == place


def test_money_works_without_the_server(phone, server):
    add_account(phone, "Bank", "100")
    add_account(phone, "Savings", "0")
    server.kill()
    visit(phone, "/log/expense?back=/money")
    phone.fill("#amount", "12.50+3*4")
    expect(phone.locator("#example")).to_have_text("= €24.50")
    unfold_entry(phone)
    phone.fill("#payee", "Market")
    phone.locator("label.chip", has_text="Groceries").tap()
    save_entry(phone)
    expect(message(phone)).to_contain_text("€24.50 spent: Market")
    visit(phone, "/log/expense?back=/money")
    unfold_entry(phone)
    phone.fill("#payee", "market")
    expect(phone.locator("#example")).to_have_text("Groceries · Bank")
    phone.fill("#amount", "5.50")
    save_entry(phone)
    expect(message(phone)).to_contain_text("€5.50 spent: market")
    visit(phone, "/log/transfer?back=/money")
    phone.fill("#amount", "20")
    phone.select_option("#toAccount", label="Savings · €")
    save_entry(phone)
    expect(message(phone)).to_contain_text("€20.00 moved: Bank → Savings")
    assert balance(phone, "Bank") == "€50.00" and balance(phone, "Savings") == "€20.00"
    visit(phone, "/money/report")
    phone.locator("main a", has_text="Groceries").tap()
    expect(phone.locator(".transactions li")).to_have_count(2)


def test_a_refund_is_typed_on_the_number_pad(phone):
    add_account(phone, "Bank", "100")
    visit(phone, "/today")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Expense").tap()
    type_on_the_pad(phone, "−20")
    expect(phone.locator("dialog #example")).to_contain_text("refund")
    phone.locator("dialog label.chip", has_text="Groceries").tap()
    save_entry(phone)
    expect(message(phone)).to_have_text(re.compile("€20.00 came back: Groceries"))
    assert balance(phone, "Bank") == "€120.00"


def test_transactions_are_found_and_get_a_category_at_once(phone, server):
    add_account(phone, "Bank", "100")
    for amount, payee in [("20", "Lidl"), ("12", "LIDL Kraków"), ("4.50", "Costa")]:
        visit(phone, "/log/expense?back=/money")
        phone.fill("#amount", amount)
        unfold_entry(phone)
        phone.fill("#payee", payee)
        save_entry(phone)
        expect(message(phone)).to_contain_text(payee)
    server.kill()
    visit(phone, "/money")
    phone.get_by_role("link", name="All transactions").tap()
    expect(phone.locator(".transactions li")).to_have_count(3)
    phone.fill("#search", "lidl")
    phone.press("#search", "Enter")
    expect(phone.locator(".transactions li")).to_have_count(2)
    expect(phone.locator(".register-total")).to_have_text("2 transactions · −€32.00")
    phone.locator("summary", has_text="Set the category").tap()
    phone.select_option("#chosen", phone.locator("#chosen option", has_text="Groceries").get_attribute("value"))
    phone.get_by_role("button", name="Set category").tap()
    expect(message(phone)).to_contain_text("Category set")
    expect(phone.locator(".transactions small", has_text="Groceries")).to_have_count(2)
    expect(phone.locator("#search")).to_have_value("lidl")
    message(phone).get_by_role("button", name="Undo").tap()
    expect(phone.locator(".transactions small", has_text="Groceries")).to_have_count(0)
    phone.locator("summary", has_text="Filter").tap()
    phone.fill("#from", "2030-01-01")
    phone.get_by_role("button", name="Show").tap()
    expect(phone.locator("main")).to_contain_text("No transactions match")
    expect(phone.locator("summary .chip")).to_have_text("from 1 Jan 2030")


def test_a_transaction_is_split_and_edited(page, server):
    add_account(page, "Bank", "100")
    server.kill()
    visit(page, "/money/transactions/new")
    page.fill("input[name=amount]", "30")
    page.fill("input[name=payee]", "Market")
    page.locator("summary", has_text="Split across categories").click()
    amounts, categories = page.locator("[name=partAmount]"), page.locator("[name=partCategory]")
    amounts.nth(0).fill("12.50")
    categories.nth(0).select_option(label="🛒 Groceries")
    categories.nth(1).select_option(label="🧹 Household")
    save(page)
    row = page.locator(".transactions li", has_text="Market")
    expect(row).to_contain_text("Groceries, Household")
    expect(row).to_contain_text("−€30.00")
    row.locator("a").click()
    expect(page.locator("[name=partAmount]").nth(1)).to_have_value("17.50")
    page.fill("input[name=amount]", "31")
    save(page)
    expect(page.locator(".field.refused .reason")).to_have_text("€1.00 left to split.")
    page.locator("[name=partAmount]").nth(1).fill("18.50")
    save(page)
    expect(page.locator(".transactions li", has_text="Market")).to_contain_text("−€31.00")


def test_a_statement_is_reconciled_by_ticking(phone, server):
    server.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
    for amount in ("20", "5"):
        server.run("spend", amount, "groceries", "--account", "Bank")
    visit(phone, "/money")
    expect(row_of_account(phone, "Bank")).to_contain_text("€75.00")
    server.kill()
    row_of_account(phone, "Bank").locator("a").first.tap()
    phone.get_by_role("link", name="Reconcile").tap()
    phone.fill("#balance", "80")
    phone.locator("main form button", has_text="Compare").tap()
    difference = phone.locator(".stat", has_text="Difference").locator("dd")
    expect(difference).to_have_text("−€20.00")
    phone.locator(".transactions button", has_text="−€20.00").tap()
    expect(difference).to_have_text("€0.00")
    phone.get_by_role("button", name="Everything matches: lock it").tap()
    expect(message(phone)).to_contain_text("“Bank” reconciled")
    phone.locator(".transactions a", has_text="−€20.00").tap()
    expect(phone.locator(".notice")).to_contain_text("This transaction is reconciled.")


def test_two_devices_log_apart_and_agree(page, contexts, server):
    add_account(page, "Bank", "100")
    other = unlock(contexts().new_page(), server)
    for device, amount in ((page, "10"), (other, "15")):
        visit(device, "/log/expense?back=/money")
        device.fill("#amount", amount)
        device.locator("form.money-entry > .submit button").click()
        expect(message(device)).to_contain_text("spent")
    for device in (page, other):
        visit(device, "/money")
        expect(row_of_account(device, "Bank").locator(".money-amount")).to_have_text("€75.00")


def test_pages_of_money_are_accessible(page, server):
    server.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
    server.run("account", "add", "Visa", "--currency", "EUR", "--kind", "card")
    server.run("spend", "20", "Lidl", "--category", "groceries", "--account", "Bank")
    server.run("move", "5", "--from", "Bank", "--to", "Visa")
    visit(page, "/money")
    account = page.locator(".accounts a.line").first.get_attribute("href")
    transaction = page.locator(".transactions a.line").first.get_attribute("href")
    for path in ["/money", "/money/transactions", "/money/report", "/money/categories", "/money/categories/new",
                 "/money/accounts/new", account, account + "/edit", account + "/reconcile?balance=1", transaction,
                 "/money/transactions/new", "/money/import", "/log/expense", "/log/income", "/log/transfer",
                 "/money/bills", "/money/bills/new", "/money/budgets", "/money/budgets/new"]:
        visit(page, path)
        assert not list(complaints(page))


def add_bill(page, payee, amount, **fields):
    visit(page, "/money/bills/new")
    page.fill("input[name=amount]", amount)
    page.fill("input[name=payee]", payee)
    page.fill("input[name=repetition]", fields.get("repetition", "every month"))
    page.fill("input[name=start]", fields.get("start", today()))
    if fields.get("automatic"):
        page.check("input[name=automatic]", force=True)
    save(page)
    expect(message(page)).to_contain_text("added")


def today():
    return datetime.date.today().isoformat()


def test_a_bill_due_on_two_devices_at_once_is_paid_once(page, contexts, server):
    add_account(page, "Bank", "1000")
    add_bill(page, "Rent", "900")
    other = unlock(contexts().new_page(), server)
    for device in (page, other):
        visit(device, "/today")
        expect(device.locator(".now-line")).to_contain_text("1 bill due: Rent")
        device.context.set_offline(True)
        visit(device, "/money/bills")
        device.get_by_role("button", name="“Rent”: paid, today").click()
        expect(message(device)).to_contain_text("€900.00 spent: Rent")
    for device in (page, other):
        device.context.set_offline(False)
    for device in (page, other):
        visit(device, "/money")
        expect(row_of_account(device, "Bank").locator(".money-amount")).to_have_text("€100.00")
        expect(device.locator(".transactions li:not(.bill)")).to_have_count(1)


def test_an_automatic_bill_is_logged_without_the_server(phone, server):
    add_account(phone, "Bank", "1000")
    add_bill(phone, "Gym", "30", automatic=True)
    server.kill()
    visit(phone, "/today")  # opening any page logs what is due
    expect(phone.locator(".summary")).to_be_visible()
    assert balance(phone, "Bank") == "€970.00"


def test_a_budget_follows_what_is_spent_and_envelopes_hold_what_is_there(phone, server):
    add_account(phone, "Bank", "1000")
    server.kill()
    visit(phone, "/money/budgets/new")
    phone.select_option("#category", label="🛒 Groceries")
    phone.fill("#limit", "300")
    save(phone)
    expect(phone.locator(".budgets li")).to_contain_text("€300.00 left")
    visit(phone, "/log/expense?back=/money/budgets")
    phone.fill("#amount", "320")
    phone.locator("label.chip", has_text="Groceries").tap()
    save_entry(phone)
    expect(phone.locator(".budgets li")).to_contain_text("over by €20.00")
    phone.locator("summary", has_text="Use envelopes instead").tap()
    phone.get_by_role("button", name="Start with empty envelopes").tap()
    expect(phone.locator("main h1")).to_have_text("Envelopes")
    phone.locator(".budgets a", has_text="Leisure").tap()
    phone.keyboard.type("100")  # into the empty field, which has the focus
    phone.locator("dialog button.primary").tap()
    expect(phone.locator(".budgets li", has_text="Leisure").locator(".money-amount")).to_have_text("€100.00")
    phone.locator(".budgets a", has_text="Leisure").tap()
    expect(phone.locator("dialog #amount")).to_have_value("100.00")
    phone.keyboard.type("80")  # replaces it
    phone.locator("dialog button.primary").tap()
    expect(phone.locator(".budgets li", has_text="Leisure").locator(".money-amount")).to_have_text("€80.00")


def test_a_typed_line_logs_money_for_every_part_it_names(phone, server):
    add_account(phone, "Bank", "100")
    visit(phone, "/today")
    phone.locator(".tabs a.add").tap()
    line = phone.locator("dialog input[name=line]")
    for text, said in [("coffee 4.50", "€4.50 spent: coffee"), ("salary 3200 to Bank", "€3,200.00 earned: Salary")]:
        line.fill(text)
        expect(phone.locator("dialog #understood")).to_contain_text("€")
        line.press("Enter")
        expect(message(phone)).to_contain_text(said)
    assert balance(phone, "Bank") == "€3,295.50"


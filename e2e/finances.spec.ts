import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import type { ApiSession } from '../scripts/lib/api-session.ts';
import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { expect, test } from './fixtures/test.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { tabTo } from './steps/tab-to.ts';
import { toast } from './steps/toast.ts';

type Schemas = components['schemas'];

const balanceOf = async (session: ApiSession, userId?: number) => {
  const query = userId === undefined ? '' : `?user_id=${userId}`;
  const [balance] = (await session.get<Schemas['BalanceList']>(`finances/balances${query}`)).items;
  if (balance === undefined) throw new Error('There is no balance');
  return balance;
};

/** Sets the available balance of a user. */
async function leave(admin: ApiSession, user: ApiSession, amount: number): Promise<void> {
  const { id } = await user.get<Schemas['UserDetail']>('account');
  const { available, currency } = await balanceOf(admin, id);
  await admin.post('finances/adjustments', {
    type: 'correction',
    user_id: id,
    amount: (amount - Number(available)).toFixed(2),
    currency,
    comment: 'For the story',
    idempotency_key: randomUUID(),
  });
}

const waitingOf = async (session: ApiSession) =>
  (await session.get<Schemas['TransactionList']>('finances?status=waiting&limit=1')).total;

/** The text of the PDF that a button downloads. */
async function downloadedText(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('a deposit is invoiced, paid by a bank statement, and the campaign serves again', async ({ as, api }) => {
  const [advertiser, admin] = [await api('advertiser'), await api('admin')];
  const { campaign, advert } = await createTestAdvert(advertiser);
  await advertiser.register(advert.id, 'Kra23f6Nq');
  await admin.updateAdvert(advert.id, { status: 'approved' });
  await advertiser.updateAdvert(advert.id, { status: 'working' });
  await advertiser.post('campaigns/bulk', { ids: [campaign.id], action: 'start' });
  const stateOf = async () => (await advertiser.get<Schemas['Campaign']>(`campaigns/${campaign.id}`)).serving_state;
  expect(await stateOf()).toBe('serving');
  await leave(admin, advertiser, 0);
  const before = await waitingOf(advertiser);

  const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);
  await expect(page.getByText('The balance is used up.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Top up' }).click();
  await page.getByLabel('Amount').fill('500000000');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  // the focus removes the digit groups
  await page.getByLabel('Amount').click();
  await expect(page.getByLabel('Amount')).toHaveValue('500000000.00');
  await page.getByLabel('Amount').fill('500000');
  await page.getByRole('button', { name: 'Issue invoice' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit by bank transfer' })).toBeVisible();
  expect(await waitingOf(advertiser)).toBe(before + 1);

  const text = await downloadedText(page, 'Download PDF');
  const [number] = /\d{4}-\d{6}/.exec(text) ?? [];
  expect(text).toContain(`Счёт на оплату № ${number}`);
  expect(text).toContain('500,000.00 RUB');

  const books = await as('admin', '/admin/finances/statement');
  const content = `Date;Payer;Amount;Purpose\n20.11.2026;Nadia;500 000,00;Payment of invoice ${number}\n`;
  await books
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  // the file does not say that the money was received
  await books.getByRole('checkbox', { name: /Nadia/ }).click();
  await books.getByRole('button', { name: 'Count as money in' }).click();
  await books.getByRole('button', { name: 'Mark 1 deposit as paid' }).click();
  await expect(toast(books, '1 deposit marked as paid')).toBeVisible();

  await page.reload();
  await expect(page.getByText('The money has arrived and is on the balance.')).toBeVisible();
  expect((await balanceOf(advertiser)).available).toBe('500000.00');
  await page.goto(`/advertiser/campaigns/${campaign.id}`);
  await expect(page.getByRole('heading', { level: 1, name: campaign.name })).toBeVisible();
  await expect(page.getByText('The balance is used up.')).toBeHidden();
  expect(await stateOf()).toBe('serving');
});

async function requestPayout(page: Page, amount: string): Promise<void> {
  await page.goto('/webmaster/finances/new-paid');
  await page.getByLabel('Amount').fill(amount);
  const recipient = page.getByLabel('Recipient');
  // the account of an earlier payout is preselected
  await expect(recipient.or(page.getByRole('button', { name: 'Change account' }))).toBeVisible();
  if (await recipient.isVisible()) {
    await recipient.fill('Marta Lindgren');
    await page.getByLabel('Bank', { exact: true }).fill('Sever Bank');
    await page.getByLabel('BIC or SWIFT code').fill('044525974');
    await page.getByLabel('Account number').fill('40817810000000012345');
  }
  await page.getByRole('button', { name: 'Request payout' }).dblclick();
}

test('a payout reserves the free balance, and no more, until it is rejected', async ({ as, api }) => {
  const [webmaster, admin] = [await api('webmaster2'), await api('admin')];
  await leave(admin, webmaster, 100);
  const before = await waitingOf(webmaster);
  const page = await as('webmaster2', '/webmaster/finances');

  await requestPayout(page, '100');
  await expect(page.getByRole('heading', { level: 1, name: 'Payout by bank transfer' })).toBeVisible();
  const payout = new URL(page.url()).pathname;
  await requestPayout(page, '100');
  await expect(page.getByText('Available 0.00', { exact: true })).toBeVisible();
  await expect(page.getByText('More than is available')).toBeVisible();
  expect(await waitingOf(webmaster)).toBe(before + 1);

  const books = await as('admin', payout.replace('webmaster', 'admin'));
  await books.getByRole('button', { name: 'Reject' }).click();
  await books.getByRole('dialog').getByLabel('Reason').fill('The account number is wrong');
  await books.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(toast(books, 'Payment rejected')).toBeVisible();

  await page.getByLabel('Amount').fill('');
  await page.goto(payout);
  await expect(page.getByText('The account number is wrong. The amount is available again.')).toBeVisible();
  expect((await balanceOf(webmaster)).free).toBe('100.00');
});

test('a payout is requested on a phone with the keyboard alone', { tag: '@nightly' }, async ({ as, api }) => {
  const [webmaster, admin] = [await api('webmaster2'), await api('admin')];
  await leave(admin, webmaster, 250);
  const page = await as('webmaster2', '/webmaster/finances');
  await page.setViewportSize({ width: 360, height: 780 });
  const { keyboard } = page;
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Request a payout' }).first());
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Amount'));
  await keyboard.type('250.01');
  const [recipient, change] = [page.getByLabel('Recipient'), page.getByRole('button', { name: 'Change account' })];
  await expect(recipient.or(change)).toBeVisible();
  // a saved account is shown as one line
  if (await change.isVisible()) {
    await tabTo(change);
    await keyboard.press('Enter');
    await expect(recipient).toBeFocused();
  }
  await tabTo(recipient);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Marta Lindgren');
  await tabTo(page.getByLabel('Bank', { exact: true }));
  await keyboard.type('Sever Bank');
  await tabTo(page.getByLabel('BIC or SWIFT code'));
  await keyboard.type('044525974');
  await tabTo(page.getByLabel('Account number'));
  await keyboard.type('40817810000000012345');
  await keyboard.press('Enter');
  // an amount above the balance: the field shows the available amount, and no input is lost
  const amount = page.getByLabel('Amount');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Account number')).toHaveValue('40817810000000012345');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('250');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Payout by bank transfer' })).toBeFocused();
  // nothing may be wider than the screen
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await tabTo(page.getByRole('main').getByRole('button', { name: 'Cancel' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payout' }));
  await keyboard.press('Enter');
  await expect(toast(page, 'Payment cancelled')).toBeVisible();
  expect((await balanceOf(webmaster)).free).toBe('250.00');
});

/** As an admin, drafts an invoice over 1220 for a client, and opens the draft. */
async function draftInvoice(books: Page, title: string): Promise<void> {
  await books.getByRole('button', { name: 'New invoice' }).click();
  const form = books.getByRole('dialog', { name: 'New invoice' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Amount with VAT').fill('1220');
  await form.getByRole('button', { name: 'Create draft' }).click();
  await expect(books.getByRole('heading', { level: 1, name: 'Draft of an invoice' })).toBeVisible();
}

async function issueInvoice(books: Page): Promise<void> {
  await books.getByRole('button', { name: 'Issue', exact: true }).click();
  await books.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click();
  await expect(books.getByRole('heading', { level: 1, name: /^Invoice \d{4}-\d{6}$/ })).toBeVisible();
}

test('an invoice is drafted, issued, and made void by hand or by reverting its payment', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const client = await advertiser.get<Schemas['UserDetail']>('account');
  const documents = `/admin/finances/documents?client=${client.id}`;
  const books = await as('admin', documents);
  const page = await as('advertiser', '/advertiser/finances/documents');
  const inCabinet = () => new URL(books.url()).pathname.replace('admin', 'advertiser');

  await test.step('a draft is hidden from its client', async () => {
    await draftInvoice(books, 'Advertising in December');
    expect(await downloadedText(books, 'Download PDF')).toContain('DRAFT');
    await page.reload();
    await expect(page.getByRole('grid', { name: 'Documents' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Draft of an invoice' })).toBeHidden();
  });

  await test.step('an issued invoice has a number and is visible to its client', async () => {
    await issueInvoice(books);
    const name = (await books.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(books.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
    await page.reload();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText('Waits for the payment.')).toBeVisible();
    const text = await downloadedText(page, 'Download PDF');
    expect(text).toContain(`Счёт на оплату № ${name.replace('Invoice ', '')}`);
    expect(text).toContain('Advertising in December');
    expect(text).toContain('1,220.00 RUB');
  });

  await test.step('the client sees why an invoice was made void', async () => {
    await books.getByRole('button', { name: 'Make void' }).click();
    const question = books.getByRole('dialog', { name: 'Make this invoice void?' });
    await question.getByLabel('Reason').fill('Agreed for January');
    await question.getByRole('button', { name: 'Make void' }).click();
    await expect(toast(books, /^Invoice \d{4}-\d{6} is void$/)).toBeVisible();
    await page.goto(inCabinet());
    await expect(page.getByText('Not to be paid. It keeps its number.')).toBeVisible();
    await expect(page.getByText('Agreed for January').first()).toBeVisible();
    expect(await downloadedText(page, 'Download PDF')).toContain('VOID');
  });

  const free = Number((await balanceOf(advertiser)).free);
  await books.goto(documents);
  await draftInvoice(books, 'Advertising in March');
  const invoice = inCabinet();
  await test.step('another invoice is issued and paid', async () => {
    await issueInvoice(books);
    await books.getByRole('link', { name: /^No\. \d+$/ }).click();
    await books.getByRole('button', { name: 'Mark as paid' }).click();
    const payment = books.getByRole('dialog');
    await payment.getByLabel('Payer').fill('Sever Electronics LLC');
    await payment.getByLabel('Reference').fill('217');
    await payment.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(toast(books, 'Marked as paid')).toBeVisible();
    expect(Number((await balanceOf(advertiser)).free)).toBe(free + 1220);
    await page.goto(invoice);
    await expect(page.getByText('The money has arrived and is on the balance.')).toBeVisible();
    await page.goto(inCabinet());
    await expect(page.getByRole('region', { name: 'Bank payment' })).toContainText('Sever Electronics LLC');
  });

  await test.step('reverting the payment makes the invoice void', async () => {
    await books.getByRole('button', { name: 'Take back' }).click();
    const question = books.getByRole('dialog');
    await expect(question.getByText('The invoice becomes void')).toBeVisible();
    await question.getByLabel('Comment').fill('Sent back by the bank');
    await question.getByRole('button', { name: 'Take back' }).click();
    await expect(toast(books, 'Taken back by a correction')).toBeVisible();
    expect(Number((await balanceOf(advertiser)).free)).toBe(free);
    await page.goto(invoice);
    await expect(page.getByText('Its payment was taken back.')).toBeVisible();
    await expect(page.getByText('Sent back by the bank').first()).toBeVisible();
    expect(await downloadedText(page, 'Download PDF')).toContain('VOID');
  });
});

test('a manager requests a deposit for a client', { tag: '@nightly' }, async ({ as, api }) => {
  const manager = await api('manager');
  const { items } = await manager.get<Schemas['UserList']>('users?limit=100');
  const client = items.find(({ support_panels: panels }) => panels.includes('advertiser'));
  if (client === undefined) throw new Error('The manager has no client');
  const page = await as('manager', `/manager/finances/new-paid?client=${client.id}`);
  await page.getByLabel('Amount').fill('1500');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit by bank transfer' })).toBeVisible();
  await expect(page.getByRole('main').getByText(client.name).first()).toBeVisible();
});

test('a deposit whose answer was lost is sent again after a reload and created only once', { tag: '@nightly' }, async ({
  as,
  api,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const advertiser = await api('advertiser');
  const before = await waitingOf(advertiser);
  const page = await as('advertiser', '/advertiser/finances/new-paid');
  await page.getByLabel('Amount').fill('1700');
  // the server processes the request, but the answer is lost
  const answered: number[] = [];
  await page.route('**/backend/api/finances', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    answered.push((await route.fetch()).status());
    await route.abort();
  });
  const issue = page.getByRole('button', { name: 'Issue invoice' });
  await issue.click();
  await expect(page.getByText('Code 0, Network error').first()).toBeVisible();
  expect(answered).toEqual([201]);
  expect(await waitingOf(advertiser)).toBe(before + 1);

  await page.unroute('**/backend/api/finances');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Amount')).toHaveValue('1,700.00');
  await issue.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit by bank transfer' })).toBeVisible();
  expect(await waitingOf(advertiser)).toBe(before + 1);
});

test('payments and invoices can be requested before the balances have loaded, and after a failed attempt to load them', {
  tag: '@nightly',
}, async ({ as, api, problems }) => {
  problems.expect(/500/);
  const balances = '**/backend/api/finances/balances*';
  const page = await as('advertiser', '/advertiser/settings');
  const issue = page.getByRole('button', { name: 'Issue invoice' });
  const isIssued = () =>
    expect(page.getByRole('heading', { level: 1, name: 'Deposit by bank transfer' })).toBeVisible();

  await test.step('requests a deposit before the balances have loaded', async () => {
    const letGo = await delayResponses(page, balances);
    await page.goto('/advertiser/finances/new-paid');
    await page.getByLabel('Amount').fill('1800');
    await issue.click();
    await expect(issue).toHaveAttribute('aria-busy', 'true');
    letGo();
    await isIssued();
    await page.unroute(balances);
  });

  await test.step('requests a deposit after a failed attempt', async () => {
    await page.route(balances, (route) => route.fulfill({ status: 500, json: { error: 'db' } }));
    await page.goto('/advertiser/finances/new-paid');
    await page.getByLabel('Amount').fill('1900');
    await expect(toast(page, 'Code 500, db').first()).toBeVisible();
    const refused = page.waitForResponse(balances);
    await issue.click();
    expect((await refused).status()).toBe(500);
    await expect(issue).not.toHaveAttribute('aria-busy');
    await expect(page.getByLabel('Amount')).toHaveValue(/^1,?900/);
    await page.unroute(balances);
    await issue.click();
    await isIssued();
  });

  await test.step('creates an invoice in a form that stays in place when the balances arrive', async () => {
    const client = await (await api('advertiser')).get<Schemas['UserDetail']>('account');
    const books = await as('admin', `/admin/finances/documents?client=${client.id}`);
    const form = books.getByRole('dialog', { name: 'New invoice' });
    const create = form.getByRole('button', { name: 'Create draft' });
    const fillIn = async () => {
      const letGo = await delayResponses(books, '**/backend/api/finances/balances?*');
      await books.getByRole('button', { name: 'New invoice' }).click();
      await form.getByLabel('Amount with VAT').fill('1220');
      return letGo;
    };
    const arrive = await fillIn();
    const before = await create.boundingBox();
    arrive();
    await expect(form.getByText('RUB 1,220.00')).toBeVisible();
    expect(await create.boundingBox()).toEqual(before);

    await books.reload();
    const letGo = await fillIn();
    await create.click();
    await expect(create).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(books.getByRole('heading', { level: 1, name: 'Draft of an invoice' })).toBeVisible();
  });
});

import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

const letter: Schemas['ContactMessage'] = {
  name: 'Nadia Petrova',
  email: 'nadia@shop.example',
  message: 'How do I connect my player?\n\n.\nIt says Straße.',
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ CONTACT_EMAIL: 'people@ads.example', MAIL_FROM: 'Ads <no-reply@ads.example>' });
});
afterAll(() => test.close());

let visitors = 0;
const send = (app: TestApp, body: object, remoteAddress = `10.2.0.${visitors++}`) =>
  app.call<Schemas['ValidationErrorBody']>('POST', 'contacts', { payload: body, remoteAddress });

describe('a message', () => {
  it("is stored without the sender's IP address", async () => {
    expect(await send(test, letter)).toMatchObject({ status: 204, body: undefined });
    const [row] = await test.db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1);
    expect(row).toEqual({ ...letter, id: expect.any(Number), createdAt: expect.any(Date) });
  });

  it('is forwarded to the operators, with the visitor as the reply address', async () => {
    await send(test, letter);
    const mail = (await test.mails()).at(-1);
    const headers = new Map(mail?.headers);
    expect([headers.get('To'), headers.get('From')]).toEqual(['people@ads.example', 'Ads <no-reply@ads.example>']);
    expect(headers.get('Reply-To')).toBe('Nadia Petrova <nadia@shop.example>');
    expect(mail?.text).toContain(letter.message);
  });

  it.each([
    ['a line break', 'Nadia\r\nBcc: victim@bank.example'],
    ['a line break and a body', 'Nadia\n\nHello <a href="https://evil.example">'],
    ['a second address', 'Nadia <victim@bank.example>, "x'],
    ['a quotation mark', 'Nadia" <victim@bank.example>, "'],
  ])('cannot inject a header by a name with %s', async (_name, name) => {
    await send(test, { ...letter, name });
    const mails = await test.mails();
    const mail = mails.at(-1);
    const names = mail?.headers.map(([header]) => header.toLowerCase()).sort();
    expect(names).toEqual(mails[0]?.headers.map(([header]) => header.toLowerCase()).sort());
    expect(new Map(mail?.headers).get('To')).toBe('people@ads.example');
    const replyTo = new Map(mail?.headers).get('Reply-To') ?? '';
    expect(replyTo).toMatch(/<nadia@shop\.example>$/);
    // the rest of the name is quoted or encoded
    expect(replyTo.replace(/"(?:[^"\\]|\\.)*"/, '')).not.toContain('victim');
  });

  it.each([
    'nadia@shop.example\r\nBcc: victim@bank.example',
    'nadia@shop.example, victim@bank.example',
    'Nadia <nadia@shop.example>',
    'nadia',
  ])('is refused with the e-mail %j', async (email) => {
    const sent = (await test.mails()).length;
    expect(await send(test, { ...letter, email })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Must be an e-mail address'] } },
    });
    expect(await test.mails()).toHaveLength(sent);
  });

  it("sends no mail to the visitor's address", async () => {
    await send(test, { ...letter, email: 'victim@bank.example' });
    expect(new Set((await test.mails()).map(({ to }) => to))).toEqual(new Set(['people@ads.example']));
    const copies = (await test.mails()).flatMap(({ headers }) => headers.filter(([name]) => /^b?cc$/i.test(name)));
    expect(copies).toEqual([]);
  });
});

it('is only stored if no recipient is configured', async () => {
  const quiet = await startTestApp();
  expect((await send(quiet, letter)).status).toBe(204);
  expect(await quiet.db.$count(contactMessages)).toBe(1);
  expect(await quiet.mails()).toEqual([]);
  await quiet.close();
});

it('is limited to five in ten minutes from one address', async () => {
  const stored = await test.db.$count(contactMessages);
  for (let count = 0; count < 5; count += 1) expect((await send(test, letter, '10.3.0.1')).status).toBe(204);
  const refused = await send(test, letter, '10.3.0.1');
  expect(refused).toMatchObject({ status: 429, body: { error: 'Too many messages. Try again in 10 minutes.' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
  expect(await test.db.$count(contactMessages)).toBe(stored + 5);
  expect((await send(test, letter, '10.3.0.2')).status).toBe(204);
});

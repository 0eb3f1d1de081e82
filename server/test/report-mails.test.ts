import { addDays } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Analytics } from '../src/events/analytics/ask-analytics.ts';
import { REPORT_QUEUE, scheduleReportMails } from '../src/events/analytics/report-mailing.ts';
import { hasChdb } from '../src/events/store/chdb-process.ts';
import { ApiError } from '../src/platform/contract/api-error.ts';
import { reportMails, users } from '../src/platform/db/schema.ts';
import { type Jobs, openJobs } from '../src/platform/jobs/jobs.ts';
import type { Message } from '../src/platform/mail/mailer.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

type ReportMail = Schemas['ReportMail'];

const DAY = 24 * 3_600_000;

let test: TestApp;
let owner: typeof users.$inferSelect;
let caller: Caller;
let servers: Jobs[] = [];

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  for (const jobs of servers) await jobs.stop();
  servers = [];
});
beforeEach(async () => {
  await test.db.delete(reportMails);
  owner = await test.createUser({ timezone: 'America/New_York', supportPanels: ['advertiser', 'manager'] });
  caller = await test.as(owner, 'advertiser');
});

const input = {
  name: 'Spring by country',
  view: { dates: '7-days', by: 'country', metrics: 'impression,click', zone: 'Asia/Kathmandu' },
  frequency: 'daily',
  weekday: null,
  hour: 9,
} as const satisfies Schemas['ReportMailInput'];

const create = async (change: Partial<Schemas['ReportMailInput']> = {}) => {
  const { status, body } = await caller.call<ReportMail>('POST', 'reports/mails', { ...input, ...change });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

const list = async () => (await caller.call<Schemas['ReportMailList']>('GET', 'reports/mails')).body.items;

/** Starts mailing with answers of one row, or a test's replacements. */
async function mailing(answers: Partial<Analytics> = {}, send?: () => Promise<void>) {
  const sent: Message[] = [];
  const numbers = { metrics: { impression: 1200 }, compare: null };
  const analytics = {
    timezoneFor: async () => 'America/New_York',
    planOf: async () => ({
      plan: { question: { dimensions: ['country'], metrics: ['impression'], compare: 'none' }, until: null },
      currency: 'EUR',
    }),
    ask: async () => ({ totals: numbers, total: 1 }),
    async *rows() {
      yield { rows: [{ dims: [{ value: 'RU', label: 'Russia' }], ...numbers }], totals: numbers };
    },
    ...answers,
  } as unknown as Analytics;
  const mailer = {
    async send(message: Message) {
      await send?.();
      sent.push(message);
    },
  };
  const log = { error: () => undefined };
  const { database, config, db } = test;
  const jobs = await openJobs({ database, config, log });
  servers.push(jobs);
  let now = new Date();
  const queueDue = await scheduleReportMails(jobs, { db, config, mailer, analytics, log }, () => now);
  /** Queues and sends the reports due at a time, and returns how many were sent. */
  const runDue = async (at: Date) => {
    now = at;
    const before = sent.length;
    await queueDue();
    await jobs.runWaiting(REPORT_QUEUE);
    return sent.length - before;
  };
  return { runDue, sent };
}

/** Makes jobs that wait for a retry due. */
const endWaiting = () =>
  test.db.execute(sql`update pgboss.job set start_after = now() where name = ${REPORT_QUEUE} and start_after > now()`);

describe('a mailed report', () => {
  it("is due at an hour in its owner's time zone", async () => {
    const mail = await create();
    expect(mail).toMatchObject({ ...input, timezone: 'America/New_York', sent_at: null });
    const due = new Date(mail.next_at);
    expect(zonedTime('America/New_York', due).hour).toBe(9);
    expect(due.getTime() - Date.now()).toBeGreaterThan(0);
    expect(due.getTime() - Date.now()).toBeLessThanOrEqual(DAY + 3_600_000);
    expect(await list()).toEqual([mail]);

    const weekly = { ...input, frequency: 'weekly', weekday: 3 };
    const { body } = await caller.call<ReportMail>('PUT', `reports/mails/${mail.id}`, weekly);
    expect(zonedTime('America/New_York', new Date(body.next_at))).toMatchObject({ weekday: 3, hour: 9 });
  });

  it.each([
    [{ frequency: 'weekly' }, { weekday: ['Choose a weekday'] }],
    [{ view: { dates: '2026-11-01_2026-11-07' } }, { view: [expect.stringMatching(/^Choose dates that move/)] }],
    [{ hour: 24 }, { hour: [expect.any(String)] }],
    [{ name: '' }, { name: [expect.any(String)] }],
  ])('%j is refused', async (change, errors) => {
    const reply = await caller.call<Schemas['ValidationErrorBody']>('POST', 'reports/mails', { ...input, ...change });
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });

  it('is only visible to its owner in its role, with at most 20', async () => {
    const mail = await create();
    const others = [await test.as(await test.createUser(), 'advertiser'), await test.as(owner, 'manager')];
    for (const other of others) {
      expect((await other.call<Schemas['ReportMailList']>('GET', 'reports/mails')).body.total).toBe(0);
      expect((await other.call('PUT', `reports/mails/${mail.id}`, input)).status).toBe(404);
      expect((await other.call('DELETE', `reports/mails/${mail.id}`)).status).toBe(404);
      expect((await other.call('POST', `reports/mails/${mail.id}/sending`)).status).toBe(404);
    }
    expect((await caller.call('DELETE', 'reports/mails/999999')).status).toBe(404);
    for (let count = 1; count < 20; count += 1) await create();
    expect((await caller.call('POST', 'reports/mails', input)).status).toBe(422);
    expect((await caller.call('DELETE', `reports/mails/${mail.id}`)).status).toBe(204);
    expect(await list()).toHaveLength(19);
  });

  it('is sent once when it is due, and once after days without a running server', async () => {
    const { next_at } = await create();
    const due = new Date(next_at);
    const { runDue, sent } = await mailing();
    expect(await runDue(new Date(due.getTime() - 1))).toBe(0);
    expect(await runDue(due)).toBe(1);
    expect(await runDue(due)).toBe(0);
    const [sentOnce] = await list();
    expect(sentOnce).toMatchObject({ sent_at: next_at, timezone: 'America/New_York' });
    const next = new Date(sentOnce?.next_at ?? '');
    expect(zonedTime('America/New_York', next)).toMatchObject({
      day: addDays(zonedTime('America/New_York', due).day, 1),
      hour: 9,
    });
    expect(await runDue(new Date(due.getTime() + 5 * DAY))).toBe(1);
    expect(await runDue(new Date(due.getTime() + 5 * DAY))).toBe(0);
    // the week until the day of sending, in the report's time zone
    const today = zonedTime('Asia/Kathmandu', due).day;
    const dayText = (day: string) => day.split('-').reverse().join('/');
    expect(sent[0]).toMatchObject({
      to: { name: owner.name, address: owner.login },
      subject: `Spring by country, ${dayText(addDays(today, -6))} – ${dayText(today)}`,
      attachments: [{ filename: `analytics-${addDays(today, -6)}-${today}.csv` }],
    });
    expect(sent[0]?.text).toContain('Impressions: 1,200\n');
    expect(sent[0]?.text).toContain('every day at 09:00 (America/New_York)');
  });

  it('is sent only once by several servers', async () => {
    const mails = [await create(), await create(), await create()];
    const [one, other] = [await mailing(), await mailing()];
    const due = new Date(mails[0]?.next_at ?? '');
    await Promise.all([one.runDue(due), other.runDue(due), one.runDue(due)]);
    expect([...one.sent, ...other.sent]).toHaveLength(3);
  });

  it('is not sent to a user who may not sign in, or lost its role', async () => {
    const { next_at } = await create();
    const { runDue } = await mailing();
    const change = (values: Partial<typeof users.$inferInsert>) =>
      test.db.update(users).set(values).where(eq(users.id, owner.id));
    const at = (days: number) => new Date(Date.parse(next_at) + days * DAY);
    for (const [days, status] of (['lock', 'ban', 'deleted'] as const).entries()) {
      await change({ status });
      expect(await runDue(at(days))).toBe(0);
    }
    await change({ status: 'working', supportPanels: ['manager'] });
    expect(await runDue(at(4))).toBe(0);
    await change({ supportPanels: ['advertiser'] });
    // skipped reports are not made up for
    expect(await runDue(at(4))).toBe(0);
    expect(await runDue(at(6))).toBe(1);
  });

  it('waits for the event store, instead of reporting zeros', async () => {
    const { next_at } = await create();
    const due = Date.parse(next_at);
    const away = { isAway: true };
    const { runDue, sent } = await mailing({
      ask: async () => {
        if (away.isAway) throw new ApiError(503, 'The event store does not answer');
        return { totals: { metrics: {}, compare: null }, total: 0 } as never;
      },
    });
    for (let quarter = 0; quarter < 8; quarter += 1) {
      await runDue(new Date(due + quarter * 15 * 60_000));
      await endWaiting();
    }
    expect(sent).toEqual([]);
    away.isAway = false;
    expect(await runDue(new Date(due + 8 * 15 * 60_000))).toBe(1);
    expect(Date.parse((await list())[0]?.next_at ?? '')).toBeGreaterThan(due);
  });

  it('is tried five times if the mail server refuses it', async () => {
    const { next_at } = await create();
    let attempts = 0;
    const { runDue } = await mailing({}, async () => {
      attempts += 1;
      throw new Error('550');
    });
    for (let quarter = 0; quarter < 8; quarter += 1) {
      await runDue(new Date(Date.parse(next_at) + quarter * 15 * 60_000));
      await endWaiting();
    }
    expect(attempts).toBe(5);
    expect((await list())[0]).toMatchObject({ sent_at: null });
    expect(Date.parse((await list())[0]?.next_at ?? '')).toBeGreaterThan(Date.parse(next_at));
  });

  it('states if its file is too large, or the report can not be computed', async () => {
    const { next_at } = await create();
    const large = await mailing({
      async *rows() {
        const numbers = { metrics: { impression: 1 }, compare: null };
        const row = { dims: [{ value: 'RU', label: 'x'.repeat(1024) }], ...numbers };
        for (let chunk = 0; chunk < 6; chunk += 1)
          yield { rows: Array.from({ length: 1024 }, () => row), totals: numbers };
      },
    });
    await large.runDue(new Date(next_at));
    expect(large.sent[0]).toMatchObject({ attachments: [], text: expect.stringContaining('too large for mail') });
    const refused = await mailing({
      ask: async () => {
        throw new ApiError(400, 'That takes too long: ask for less, such as fewer days');
      },
    });
    await refused.runDue(new Date(Date.parse(next_at) + 2 * DAY));
    expect(refused.sent[0]?.text).toContain('could not be written: That takes too long');
  });

  it('follows its owner to another time zone', async () => {
    const mail = await create();
    await caller.call('PATCH', 'account', { timezone: 'Asia/Tokyo', version: owner.version, name: owner.name });
    await (await mailing()).runDue(new Date());
    const [moved] = await list();
    const zone = (await test.db.select().from(users).where(eq(users.id, owner.id)))[0]?.timezone ?? '';
    expect(zone).not.toBe(mail.timezone);
    expect(moved).toMatchObject({ timezone: zone });
    expect(zonedTime(zone, new Date(moved?.next_at ?? '')).hour).toBe(9);
  });
});

describe.skipIf(!hasChdb())('its mail', () => {
  it("has the rows of the screen's file, and unsubscribe links that require no login", async () => {
    const event = { kind: 'impression', count: 3, advertiser: owner.id, campaign: 7, webmaster: 1, site: 1 };
    const rows = ['RU', 'KZ'].map((country) => ({ ...event, country, ts: new Date(Date.now() - DAY).toISOString() }));
    await test.events.insert(rows, 'report mails');
    const { id } = await create({ view: { ...input.view, dates: 'yesterday', compare: 'days' } });
    expect((await caller.call('POST', `reports/mails/${id}/sending`)).status).toBe(204);
    expect((await caller.call('POST', `reports/mails/${id}/sending`)).status).toBe(400);

    const mail = (await test.mails()).find(({ to }) => to === owner.login);
    const screen = new URL(mail?.link ?? '');
    expect(screen.pathname).toBe('/advertiser/analytics');
    const [from = '', to = ''] = screen.searchParams.get('dates')?.split('_') ?? [];
    const question = new URLSearchParams({
      ...{
        date_from: from,
        date_to: to,
        timezone: 'Asia/Kathmandu',
        dimensions: 'country',
        compare: 'previous_period',
      },
    });
    for (const metric of ['impression', 'click']) question.append('metrics', metric);
    const exported = await caller.call<string>('GET', `reports/export?${question}`);
    expect(mail?.files).toEqual([{ name: `analytics-${from}-${to}.csv`, content: exported.body }]);
    expect(exported.body).toContain('Total of 2 rows');

    const header = (name: string) => mail?.headers.find(([one]) => one === name)?.[1];
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const call = new URL(/^<(.+)>$/.exec(header('List-Unsubscribe') ?? '')?.[1] ?? '').pathname;
    const key = call.split('/').at(-1) ?? '';
    expect(mail?.text).toMatch(new RegExp(`/unsubscribe/${key}$`, 'm'));

    // as a link scanner does
    const opened = await test.app.inject({ url: call });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `${test.config.publicUrl}/unsubscribe/${key}`]);
    const page = await test.call<Schemas['Unsubscription']>('GET', `reports/unsubscriptions/${key}`);
    expect(page.body).toEqual({ name: input.name, login: owner.login });
    // as a mail client does
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = await test.app.inject({
      method: 'POST',
      url: call,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(204);
    expect(await list()).toEqual([]);
    for (const dead of [key, 'nothing', `${key}%00`]) {
      const answer = await test.call<Schemas['ValidationErrorBody']>('GET', `reports/unsubscriptions/${dead}`);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['']]);
    }
    // as the page does, twice
    await create();
    const [{ unsubscribeKey = '' } = {}] = await test.db.select().from(reportMails);
    for (const attempt of [1, 2])
      expect((await test.call('POST', `reports/unsubscriptions/${unsubscribeKey}`)).status, `${attempt}`).toBe(204);
    expect((await test.call('POST', 'reports/unsubscriptions/nothing')).status).toBe(422);
    expect(await list()).toEqual([]);
  });
});

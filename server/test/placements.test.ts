import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeds, formats, placements } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createPlacement, createSite, toPlacementUpdate } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

type Placement = Schemas['Placement'];

let test: TestApp;
let people: TestUsers;
let siteId: number;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example' });
  people = await createTestUsers(test);
  siteId = (await createSite(test, people.webmaster.userId)).id;
  await test.db.insert(feeds).values({ name: 'Stopped', code: 'stopped', kind: 'site', status: 'stopped' });
});
afterAll(() => test.close());

const read = (id: number, caller = people.webmaster) => caller.call<Placement>('GET', `placements/${id}`);
const update = (placement: Placement, values: object, caller = people.webmaster) =>
  caller.call<Placement>('PUT', `placements/${placement.id}`, { ...toPlacementUpdate(placement), ...values });
const change = async (ids: number[], action: Schemas['PlacementAction'], caller = people.webmaster) =>
  (await caller.call<Schemas['BulkResults']>('POST', 'placements/bulk', { ids, action })).body.results;
const historyOf = async (id: number) =>
  (await people.webmaster.call<Schemas['ChangeList']>('GET', `placements/${id}/changes`)).body;
const errorsOf = (body: unknown) => (body as Schemas['ValidationErrorBody']).errors;
const stoppedFeed = async () => {
  const [feed] = await test.db.select().from(feeds).where(eq(feeds.code, 'stopped'));
  return feed?.id ?? 0;
};

describe('a new placement', () => {
  it('is active, uses no feed, and has its URL', async () => {
    const placement = await createPlacement(people.webmaster, siteId);
    expect(placement).toMatchObject({
      status: 'working',
      state: 'no_requests',
      floor_price: 0,
      currency: 'RUB',
      feeds: [],
      site_id: siteId,
      format_name: 'Preroll',
      vast_url: `https://ads.example/vast?placement=${placement.id}`,
      ads_txt_line: `ads.example, ${people.webmaster.userId}, DIRECT`,
      last_request_at: null,
    });
    expect((await read(placement.id)).body).toEqual(placement);
  });

  it('normalizes hosts and categories', async () => {
    const placement = await createPlacement(people.manager, siteId, {
      blocked_domains: ['https://Rival.example/shop', 'rival.example', '*.Пример.рф'],
      blocked_categories: ['iab26'],
    });
    expect(placement.blocked_domains).toEqual(['rival.example', '*.xn--e1afmkfd.xn--p1ai']);
    expect(placement.blocked_categories).toEqual(['IAB26']);
  });

  it.each<[string, object, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['with an unknown format', { format_id: 999 }, 'format_id'],
    ['with an unknown feed', { feeds: [999] }, 'feeds'],
    ['with a negative floor', { floor_price: -1 }, 'floor_price'],
    ['with a category that does not exist', { blocked_categories: ['IAB99'] }, 'blocked_categories'],
    ['with something that is no host', { blocked_domains: ['<script>'] }, 'blocked_domains'],
    ['with a backfill without encryption', { backfill_vast_url: 'http://ads.partner.example/' }, 'backfill_vast_url'],
    ['with a backfill inside a network', { backfill_vast_url: 'https://10.0.0.1/vast' }, 'backfill_vast_url'],
    ['with this platform as its backfill', { backfill_vast_url: 'https://ads.example/vast' }, 'backfill_vast_url'],
  ])('%s is refused at the field', async (_, values, field) => {
    const body = { name: 'Refused', format_id: 1, ...values };
    const { status, body: answer } = await people.webmaster.call('POST', `sites/${siteId}/placements`, body);
    expect(status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
  });

  it('rejects a feed that can not be requested', async () => {
    const row = { name: 'Exchange', code: 'exchange', kind: 'rtb' as const, endpoint: 'https://exchange.example/bid' };
    const [{ id } = { id: 0 }] = await test.db.insert(feeds).values(row).returning();
    const body = { name: 'Refused', format_id: 1, feeds: [id] };
    const { status, body: answer } = await people.webmaster.call('POST', `sites/${siteId}/placements`, body);
    expect([status, errorsOf(answer)]).toEqual([422, { feeds: [`Not available: ${id}`] }]);
  });

  it('rejects a stopped format or feed', async () => {
    const [format] = await test.db
      .insert(formats)
      .values({ name: 'Old', code: 'old', kind: 'preroll', status: 'stopped' })
      .returning();
    const body = { name: 'Refused', format_id: format?.id, feeds: [await stoppedFeed()] };
    const { status, body: answer } = await people.webmaster.call('POST', `sites/${siteId}/placements`, body);
    expect([status, Object.keys(errorsOf(answer)).toSorted((a, b) => a.localeCompare(b))]).toEqual([
      422,
      ['feeds', 'format_id'],
    ]);
  });
});

it('are not visible once their site is deleted', async () => {
  const site = await createSite(test, people.webmaster.userId, { status: 'deleted' });
  await test.db.insert(placements).values({ siteId: site.id, name: 'Gone', formatId: 1 });
  expect((await people.admin.call('GET', `sites/${site.id}/placements`)).status).toBe(404);
});

describe('the list', () => {
  it('has the placements of one site, by name, status and search', async () => {
    const site = await createSite(test, people.webmaster.userId);
    for (const name of ['Beta', 'alpha', 'Gamma']) await createPlacement(people.webmaster, site.id, { name });
    const list = async (query = '') =>
      (await people.webmaster.call<Schemas['PlacementList']>('GET', `sites/${site.id}/placements${query}`)).body;
    const named = async (query = '') => (await list(query)).items.map(({ name }) => name);
    expect(await named()).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await named('?sort=-name&limit=2')).toEqual(['Gamma', 'Beta']);
    expect(await named('?search=ETA')).toEqual(['Beta']);
    const [alpha] = (await list()).items;
    await change([alpha?.id ?? 0], 'archive');
    expect(await named('?status=archive')).toEqual(['alpha']);
    expect((await list()).total).toBe(3);
  });
});

describe('an edit', () => {
  it('writes old and new values to the history, with names for ids', async () => {
    const placement = await createPlacement(people.webmaster, siteId);
    const { body } = await update(placement, { floor_price: 90.5, format_id: 2 });
    expect(body).toMatchObject({ floor_price: 90.5, format_id: 2, version: placement.version + 1 });
    const { items, total } = await historyOf(placement.id);
    expect(total).toBe(1);
    expect(items[0]?.fields).toEqual([
      { field: 'format_id', old: 1, new: 2, old_name: 'Preroll', new_name: expect.any(String) },
      { field: 'floor_price', old: 0, new: 90.5 },
    ]);
  });

  it('of an outdated version is refused', async () => {
    const placement = await createPlacement(people.webmaster, siteId);
    await update(placement, { name: 'First' }, people.manager);
    const { status, body } = await update(placement, { name: 'Second' });
    expect([status, (body as unknown as { error: string }).error]).toEqual([
      400,
      expect.stringContaining('changed this'),
    ]);
  });

  it('keeps a format and a feed that were stopped since', async () => {
    const feedId = await stoppedFeed();
    const placement = await createPlacement(people.webmaster, siteId);
    await test.db
      .update(placements)
      .set({ feeds: [feedId] })
      .where(eq(placements.id, placement.id));
    const kept = await update(placement, { name: 'Renamed', feeds: [feedId] });
    expect([kept.status, kept.body.feeds]).toEqual([200, [feedId]]);
  });
});

describe('starting and stopping', () => {
  it('returns a result for each placement, and writes the history once', async () => {
    const placement = await createPlacement(people.webmaster, siteId);
    expect(await change([placement.id, 999_999], 'stop')).toEqual([
      { id: placement.id, ok: true, status: 200 },
      { id: 999_999, ok: false, status: 404, error: 'Not found' },
    ]);
    expect((await read(placement.id)).body).toMatchObject({ status: 'stopped', state: 'stopped' });
    expect(await change([placement.id], 'stop')).toMatchObject([
      { status: 400, error: 'This placement is already stopped' },
    ]);
    await change([placement.id], 'archive');
    await change([placement.id], 'archive');
    expect((await read(placement.id)).body).toMatchObject({ status: 'archive', state: 'archived' });
    await change([placement.id], 'start');
    expect((await historyOf(placement.id)).total).toBe(3);
  });
});

describe('the scripts of a placement', () => {
  const newScript = async (kind: 'vpaid' | 'branding') => {
    const name = `Script ${crypto.randomUUID().slice(0, 8)}`;
    const body = { kind, name, source_code: `var name = '${name}';` };
    return (await people.admin.call<Schemas['ScriptSettings']>('POST', 'settings/scripts', body)).body;
  };
  const stop = ({ id, name, version }: Schemas['ScriptSettings']) =>
    people.admin.call('PATCH', `settings/scripts/${id}`, { name, version, status: 'stopped' });

  beforeAll(async () => {
    // the first script of a kind becomes its default, which can't be removed
    await newScript('vpaid');
    await newScript('branding');
  });

  it('are returned with their names, also in the history', async () => {
    const script = await newScript('vpaid');
    const placement = await createPlacement(people.webmaster, siteId);
    expect(placement).toMatchObject({ vpaid_script_id: null, vpaid_script_name: null, branding_script_id: null });
    const { body } = await update(placement, { vpaid_script_id: script.id });
    expect(body).toMatchObject({ vpaid_script_id: script.id, vpaid_script_name: script.name });
    expect((await historyOf(placement.id)).items[0]?.fields).toEqual([
      { field: 'vpaid_script_id', old: null, new: script.id, new_name: script.name },
    ]);
  });

  it('can be disabled, which differs from the default', async () => {
    const script = await newScript('vpaid');
    const placement = await createPlacement(people.webmaster, siteId, { vpaid_script_id: script.id });
    const { body } = await update(placement, { vpaid_script_id: 'none', branding_script_id: 'none' });
    expect(body).toMatchObject({ vpaid_script_id: 'none', vpaid_script_name: null, branding_script_id: 'none' });
    expect((await historyOf(placement.id)).items[0]?.fields).toEqual([
      { field: 'vpaid_script_id', old: script.id, new: 'none', old_name: script.name },
      { field: 'branding_script_id', old: null, new: 'none' },
    ]);
    expect((await update(body, { vpaid_script_id: null })).body).toMatchObject({ vpaid_script_id: null });
  });

  it('must be active and of their kind, unless the placement already had them', async () => {
    const script = await newScript('branding');
    const placement = await createPlacement(people.webmaster, siteId, { branding_script_id: script.id });
    await stop(script);
    const kept = await update(placement, { name: 'Renamed' });
    expect(kept.body).toMatchObject({ name: 'Renamed', branding_script_id: script.id });
    const other = await createPlacement(people.webmaster, siteId);
    for (const values of [{ branding_script_id: script.id }, { vpaid_script_id: 999 }]) {
      const { status, body } = await update(other, values);
      expect([status, errorsOf(body)]).toEqual([422, { [Object.keys(values)[0] ?? '']: ['No longer available'] }]);
    }
    const vpaid = await newScript('vpaid');
    expect((await update(other, { branding_script_id: vpaid.id })).status).toBe(422);
  });

  it('can not be removed while a placement uses them', async () => {
    const script = await newScript('vpaid');
    const remove = () => people.admin.call('DELETE', `settings/scripts/${script.id}`);
    const placement = await createPlacement(people.webmaster, siteId, { vpaid_script_id: script.id });
    const refusal = { status: 400, body: { error: "1 placement runs this script: it can't be removed" } };
    expect(await remove()).toMatchObject(refusal);
    const read = async () =>
      (await people.admin.call<Schemas['ScriptSettings']>('GET', `settings/scripts/${script.id}`)).body;
    expect((await read()).removal_blocked_by).toBe(refusal.body.error);
    await change([placement.id], 'archive');
    expect(await remove()).toMatchObject(refusal);
    await people.webmaster.call('DELETE', `placements/${placement.id}`);
    expect((await remove()).status).toBe(204);
  });
});

it('can not use a feed without a URL to request', async () => {
  const { body: feed } = await people.admin.call<Schemas['FeedSettings']>('POST', 'settings/feeds', {
    ...{ name: 'Asks', code: 'asks', kind: 'vast', asks: true, currency: 'RUB' },
  });
  const { body: offered } = await people.webmaster.call<Schemas['FeedList']>('GET', 'feeds');
  expect(offered.items.find(({ id }) => id === feed.id)?.is_asked).toBe(false);
  const { status, body } = await people.webmaster.call('POST', `sites/${siteId}/placements`, {
    ...{ name: 'Asks', format_id: 1, feeds: [feed.id] },
  });
  expect([status, Object.keys((body as Schemas['ValidationErrorBody']).errors)]).toEqual([422, ['feeds']]);
});

it('is deleted once, and releases its format and feeds', async () => {
  const { body: feed } = await people.admin.call<Schemas['FeedSettings']>('POST', 'settings/feeds', {
    name: 'Used',
    code: 'used',
    kind: 'vast',
    endpoint: 'https://players.example/vast',
    currency: 'RUB',
  });
  const { body: format } = await people.admin.call<Schemas['FormatSettings']>('POST', 'settings/formats', {
    name: 'Used',
    code: 'used',
    kind: 'preroll',
  });
  const placement = await createPlacement(people.webmaster, siteId, { format_id: format.id, feeds: [feed.id] });
  const removeFormat = () => people.admin.call('DELETE', `settings/formats/${format.id}`);
  const removeFeed = () => people.admin.call('DELETE', `settings/feeds/${feed.id}`);
  expect(await removeFeed()).toMatchObject({
    status: 400,
    body: { error: "1 placement uses this feed: it can't be removed" },
  });
  expect(await removeFormat()).toMatchObject({
    status: 400,
    body: { error: "1 placement has this format: it can't be removed" },
  });
  expect((await people.webmaster.call('DELETE', `placements/${placement.id}`)).status).toBe(204);
  expect((await people.webmaster.call('DELETE', `placements/${placement.id}`)).status).toBe(404);
  expect((await read(placement.id)).status).toBe(404);
  expect((await removeFeed()).status).toBe(204);
  expect((await removeFormat()).status).toBe(204);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDays } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

type Site = Schemas['Site'];

let test: TestApp;
let users: TestUsers;

beforeAll(async () => {
  test = await startTestApp();
  users = await createTestUsers(test);
});
afterAll(() => test.close());

let count = 0;

async function create(caller: Caller = users.webmaster, body: Partial<Schemas['SiteCreate']> = {}): Promise<Site> {
  count += 1;
  const site = { domain: `site-${count}.example`, name: `Site ${count}`, categories: ['IAB12'], ...body };
  const reply = await caller.call<Site>('POST', 'sites', site);
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
}

const act = (
  caller: Caller,
  { id, version }: Site,
  action: Schemas['SiteStatusAction'],
  reason?: Schemas['RejectReason'],
) => caller.call<Site>('POST', `sites/${id}/status`, { action, version, ...(reason && { reason }) });

const thin = { code: 'no_content', text: 'Three articles' } as const;

describe('a new site', () => {
  it('waits for review, with its domain in Punycode', async () => {
    const site = await create(users.webmaster, { domain: 'HTTPS://Пример.рф/path' });
    expect(site).toMatchObject({
      domain: 'xn--e1afmkfd.xn--p1ai',
      domain_unicode: 'пример.рф',
      url: 'https://xn--e1afmkfd.xn--p1ai/',
      status: 'moderate',
      state: 'in_review',
      platform_type: 'web',
      owner_id: users.webmaster.userId,
      verification: { method: null, verified_at: null, token: expect.stringMatching(/^[0-9a-f]{32}$/) },
      ads_txt: { line: `localhost, ${users.webmaster.userId}, DIRECT`, found: null },
    });
  });

  it('has its domain in Unicode in its history', async () => {
    const { id, version } = await create(users.webmaster, { domain: 'news-in-letters.example' });
    const body = { version, domain: 'новости.рф' };
    expect((await users.webmaster.call('PATCH', `sites/${id}`, body)).status).toBe(200);
    const { body: history } = await users.webmaster.call<Schemas['ChangeList']>('GET', `sites/${id}/changes`);
    const domains = history.items.flatMap(({ fields }) => fields.filter(({ field }) => field === 'domain'));
    expect(domains).toEqual([
      { field: 'domain', old: 'news-in-letters.example', new: 'xn--b1amnebsh.xn--p1ai', new_name: 'новости.рф' },
      { field: 'domain', old: null, new: 'news-in-letters.example' },
    ]);
  });

  it('keeps an address from before it was refused', async () => {
    const { id } = await createSite(test, users.webmaster.userId, { domain: 'from-before.test' });
    const update = async (body: object) => {
      const { version } = (await users.webmaster.call<Site>('GET', `sites/${id}`)).body;
      return users.webmaster.call<Site>('PATCH', `sites/${id}`, { version, ...body });
    };
    expect(await update({ domain: 'other.test' })).toMatchObject({
      status: 422,
      body: { errors: { domain: [expect.stringContaining('register')] } },
    });
    const kept = await update({ domain: 'from-before.test', name: 'Renamed' });
    expect(kept).toMatchObject({ status: 200, body: { domain: 'from-before.test', name: 'Renamed' } });
  });

  it('is refused at its field if another site has the domain', async () => {
    const { domain } = await create();
    const reply = await users.admin.call('POST', 'sites', {
      domain: `www.x.${domain}`.replace('www.x.', ''),
      name: 'Twice',
      categories: ['IAB1'],
      owner_id: users.webmaster.userId,
    });
    expect(reply).toMatchObject({ status: 422, body: { errors: { domain: [expect.stringContaining('already')] } } });
    expect(JSON.stringify(reply.body)).not.toContain('User');
  });

  it('shows the site whose domain differs by www. to the owner and reviewers, and nothing to other owners', async () => {
    const first = await create(users.webmaster, { name: 'The first one' });
    const stranger = await test.as(await test.createUser({ supportPanels: ['webmaster'] }), 'webmaster');
    const domain = `www.${first.domain}`;
    const suggest = async (caller: Caller) => (await caller.call('POST', 'sites/suggestion', { domain })).body;
    for (const caller of [users.webmaster, users.manager, users.admin])
      expect(await suggest(caller)).toMatchObject({ added: null, twin: { id: first.id, name: first.name } });
    for (const caller of [stranger, users.otherManager]) expect(await suggest(caller)).toMatchObject({ twin: null });

    const twinOf = async (caller: Caller, id: number) =>
      (await caller.call<Schemas['Site']>('GET', `sites/${id}`)).body.domain_twin;
    const { id } = await create(stranger, { domain });
    expect(await twinOf(users.admin, id)).toEqual({ domain: first.domain, is_of_same_owner: false });
    expect(await twinOf(users.manager, first.id)).toEqual({ domain, is_of_same_owner: false });
    for (const [owner, site] of [
      [stranger, id],
      [users.webmaster, first.id],
    ] as const)
      expect(await twinOf(owner, site)).toBeNull();
    const own = await create(users.webmaster);
    const ownTwin = await create(users.webmaster, { domain: `www.${own.domain}` });
    for (const caller of [users.webmaster, users.admin])
      expect(await twinOf(caller, ownTwin.id)).toEqual({ domain: own.domain, is_of_same_owner: true });
  });

  it('refers to the site that has the domain if it is in scope, and otherwise reveals nothing about it', async () => {
    const { id, name, domain } = await create(users.webmaster, { name: 'The first one' });
    const stranger = await test.as(await test.createUser({ supportPanels: ['webmaster'] }), 'webmaster');
    const body = { domain: `https://${domain}./path`, name: 'Twice', categories: ['IAB1'] };
    for (const caller of [users.webmaster, users.manager, users.admin]) {
      const owner = caller === users.webmaster ? {} : { owner_id: users.webmaster.userId };
      const suggested = await caller.call('POST', 'sites/suggestion', { domain: body.domain });
      expect(suggested).toMatchObject({ status: 200, body: { domain, added: { id, name } } });
      const created = await caller.call('POST', 'sites', { ...body, ...owner });
      expect(created).toMatchObject({ status: 422, body: { errors: { domain: [expect.stringContaining(name)] } } });
    }
    for (const refused of [
      await stranger.call('POST', 'sites/suggestion', { domain: body.domain }),
      await stranger.call('POST', 'sites', body),
      await users.otherManager.call('POST', 'sites/suggestion', { domain: body.domain }),
      await stranger.call('PATCH', `sites/${(await create(stranger)).id}`, { domain: body.domain, version: 1 }),
    ]) {
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { domain: [expect.stringContaining('already')] } },
      });
      expect(JSON.stringify(refused.body)).not.toContain(name);
    }
  });

  it('is refused at its field if the domain changes to that of another one', async () => {
    const { name, domain } = await create(users.webmaster, { name: 'Has it' });
    const { id, version } = await create();
    const reply = await users.webmaster.call('PATCH', `sites/${id}`, { domain, version });
    expect(reply).toMatchObject({ status: 422, body: { errors: { domain: [expect.stringContaining(name)] } } });
  });

  it('releases its domain when it is deleted', async () => {
    const site = await create();
    expect((await users.webmaster.call('DELETE', `sites/${site.id}`)).status).toBe(400);
    expect((await act(users.webmaster, site, 'archive')).body.state).toBe('archived');
    expect((await users.webmaster.call('DELETE', `sites/${site.id}`)).status).toBe(204);
    await create(users.webmaster, { domain: site.domain });
  });

  it.each([
    [{ categories: ['IAB99'] }, 'categories'],
    [{ domain: 'co.uk' }, 'domain'],
    [{ name: ' ' }, 'name'],
  ])('with %j is refused', async (body, field) => {
    const site = { domain: 'fields.example', name: 'Fields', categories: ['IAB1'], ...body };
    const reply = await users.webmaster.call('POST', 'sites', site);
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('belongs to a webmaster in scope', async () => {
    const body = { domain: 'scope.example', name: 'Scope', categories: ['IAB1'] };
    const owned = (owner_id?: number) => ({ ...body, ...(owner_id !== undefined && { owner_id }) });
    expect((await users.manager.call('POST', 'sites', owned())).status).toBe(422);
    expect((await users.manager.call('POST', 'sites', owned(users.advertiser.userId))).status).toBe(422);
    expect((await users.otherManager.call('POST', 'sites', owned(users.webmaster.userId))).status).toBe(404);
    expect((await users.manager.call('POST', 'sites', owned(users.webmaster.userId))).status).toBe(201);
  });
});

describe('the review', () => {
  it('returns a site with a reason, which its owner resubmits', async () => {
    const site = await create();
    const page = `https://${site.domain}/empty`;
    expect((await act(users.webmaster, site, 'return', thin)).status).toBe(403);
    expect((await act(users.manager, site, 'return')).status).toBe(422);
    const returned = await act(users.manager, site, 'return', { ...thin, page });
    expect(returned.body).toMatchObject({ state: 'returned', reject_reason: { ...thin, page } });
    const resubmitted = await act(users.webmaster, returned.body, 'resubmit');
    expect(resubmitted.body).toMatchObject({ state: 'in_review', reject_reason: null });
    expect((await act(users.manager, resubmitted.body, 'approve')).body).toMatchObject({
      status: 'approved',
      state: 'not_verified',
    });
    const changes = await users.webmaster.call<Schemas['ChangeList']>('GET', `sites/${site.id}/changes`);
    expect(changes.body.total).toBe(4);
  });

  it('lists waiting sites, oldest first', async () => {
    const [first, second] = [await create(), await create()];
    const queue = async () => {
      const { body } = await users.manager.call<Schemas['SiteList']>('GET', 'sites/review?limit=1000');
      return body.items.map(({ id }) => id).filter((id) => id === first.id || id === second.id);
    };
    expect(await queue()).toEqual([first.id, second.id]);
    const returned = await act(users.manager, first, 'return', thin);
    expect(await queue()).toEqual([second.id]);
    await act(users.webmaster, returned.body, 'resubmit');
    expect(await queue()).toEqual([second.id, first.id]);
    expect((await users.otherManager.call<Schemas['SiteList']>('GET', 'sites/review')).body.total).toBe(0);
  });

  it('is for managers of the owner and admins with the flag', async () => {
    const site = await create();
    expect((await act(users.panelOnly, site, 'approve')).status).toBe(403);
    expect((await act(users.otherManager, site, 'approve')).status).toBe(404);
    expect((await act(users.admin, site, 'approve')).status).toBe(200);
  });

  it('refuses an outdated decision', async () => {
    const site = await create();
    await users.webmaster.call('PATCH', `sites/${site.id}`, { name: 'Renamed', version: site.version });
    expect((await act(users.manager, site, 'approve')).status).toBe(400);
  });
});

describe('a change of domain', () => {
  it('by the owner requires a new verification and a new review', async () => {
    const site = await create();
    const { body: approved } = await act(users.manager, site, 'approve');
    const change = { domain: `new-${site.domain}`, version: approved.version };
    const { body } = await users.webmaster.call<Site>('PATCH', `sites/${site.id}`, change);
    expect(body).toMatchObject({ status: 'moderate', state: 'in_review', domain: `new-${site.domain}` });
    expect(body.verification.token).not.toBe(site.verification.token);
  });

  it('by a manager requires only a new verification', async () => {
    const site = await create();
    const { body: approved } = await act(users.manager, site, 'approve');
    const change = { domain: `moved-${site.domain}`, version: approved.version };
    const { body } = await users.manager.call<Site>('PATCH', `sites/${site.id}`, change);
    expect(body).toMatchObject({ status: 'approved', state: 'not_verified' });
    expect(body.verification.token).not.toBe(site.verification.token);
  });

  it('of a banned site is refused to its owner', async () => {
    const site = await create();
    const { body: banned } = await act(users.admin, site, 'ban', { code: 'piracy', text: '' });
    const change = { domain: `free-${site.domain}`, version: banned.version };
    expect((await users.webmaster.call('PATCH', `sites/${site.id}`, change)).status).toBe(422);
  });
});

it('only lets admins set the revenue share', async () => {
  const site = await create();
  const share = { revenue_share: 72.5, version: site.version };
  expect((await users.webmaster.call('PATCH', `sites/${site.id}`, share)).status).toBe(403);
  expect((await users.manager.call('PATCH', `sites/${site.id}`, share)).status).toBe(403);
  expect((await users.panelOnly.call<Site>('PATCH', `sites/${site.id}`, share)).body.revenue_share).toBe(72.5);
});

it('changes several sites, with a result for each', async () => {
  const [site, other] = [await create(), await create()];
  await act(users.manager, site, 'approve');
  const stop = () =>
    users.webmaster.call('POST', 'sites/bulk', { ids: [site.id, other.id, 2_000_000], action: 'stop' });
  const results = (first: object) => ({
    body: { results: [first, { ok: false, status: 400 }, { ok: false, status: 404 }] },
  });
  expect(await stop()).toMatchObject(results({ id: site.id, ok: true }));
  expect(await stop()).toMatchObject(results({ id: site.id, ok: false, error: 'This site is already stopped' }));
});

it('filters by state, verification and category', async () => {
  const site = await create(users.webmaster, { categories: ['IAB17-12'], name: 'Findable' });
  const find = async (query: string) => {
    const { body } = await users.webmaster.call<Schemas['SiteList']>('GET', `sites?search=findable&${query}`);
    return body.items.map(({ id }) => id);
  };
  for (const query of ['state=in_review', 'category=IAB17', 'category=IAB17-12', 'verification=not_verified'])
    expect([query, await find(query)]).toEqual([query, [site.id]]);
  for (const query of ['state=serving', 'category=IAB1', 'verification=verified', 'verification=at_risk'])
    expect([query, await find(query)]).toEqual([query, []]);
});

it('has figures of zero until something is delivered', async () => {
  const site = await create();
  expect(site.has_impressions).toBe(false);
  const period = 'date_from=2026-11-14&date_to=2026-11-20&compare=previous_period';
  const list = await users.webmaster.call<Schemas['SiteListFigures']>(
    'GET',
    `sites/figures?${period}&search=${site.domain}`,
  );
  expect(list.body).toMatchObject({
    totals: [],
    items: [{ id: site.id, currency: 'RUB', figures: { impressions: 0 } }],
  });
  const asked = { siteId: site.id, day: '2026-11-20', requests: 5 };
  await test.db.insert(siteDays).values(asked);
  const read = async () => (await users.webmaster.call<Site>('GET', `sites/${site.id}`)).body.has_impressions;
  expect(await read()).toBe(false);
  await test.db.insert(siteDays).values({ ...asked, day: '2026-11-21', impressions: 1 });
  expect(await read()).toBe(true);
});

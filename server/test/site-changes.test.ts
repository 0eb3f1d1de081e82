import { siteReasons } from '@preroll/rules/site/site-reasons';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folders, sites } from '../src/platform/db/schema.ts';
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

async function create(values: Parameters<typeof createSite>[2] = {}): Promise<Site> {
  const { id } = await createSite(test, users.webmaster.userId, { approvedAt: new Date(), ...values });
  return (await users.webmaster.call<Site>('GET', `sites/${id}`)).body;
}

async function folder(ownerId: number, kind: 'site' | 'campaign'): Promise<number> {
  const [row] = await test.db.insert(folders).values({ ownerId, kind, name: crypto.randomUUID() }).returning();
  return row?.id ?? 0;
}

const bulk = async (body: object, caller: Caller = users.webmaster) =>
  (await caller.call<Schemas['BulkResults']>('POST', 'sites/bulk', body)).body.results;

describe('a folder', () => {
  const unfit: [string, () => Promise<number>][] = [
    ['of somebody else', () => folder(users.otherAdvertiser.userId, 'site')],
    ['for campaigns', () => folder(users.webmaster.userId, 'campaign')],
    ['that does not exist', async () => 999_999],
  ];

  it.each(unfit)('%s is 404 for a new site, an edit and a move', async (_name, id) => {
    const folder_id = await id();
    const site = await create();
    const body = { domain: `${crypto.randomUUID()}.example`, name: 'New', categories: ['IAB1'], folder_id };
    expect((await users.webmaster.call('POST', 'sites', body)).status).toBe(404);
    const edit = { folder_id, version: site.version };
    expect((await users.webmaster.call('PATCH', `sites/${site.id}`, edit)).status).toBe(404);
    expect(await bulk({ ids: [site.id], action: 'move_to_folder', folder_id })).toMatchObject([
      { id: site.id, ok: false, status: 404 },
    ]);
  });

  it('accepts and releases many sites at once, without new versions', async () => {
    const [first, second] = [await create(), await create()];
    const folder_id = await folder(users.webmaster.userId, 'site');
    const move = { ids: [first.id, second.id], action: 'move_to_folder' };
    const inIt = async () =>
      (await users.webmaster.call<Schemas['SiteList']>('GET', `sites?folder_id=${folder_id}`)).body.items;
    expect((await bulk({ ...move, folder_id })).map(({ ok }) => ok)).toEqual([true, true]);
    expect((await inIt()).map(({ version }) => version)).toEqual([first.version, second.version]);
    expect((await bulk({ ...move, folder_id: null })).map(({ ok }) => ok)).toEqual([true, true]);
    expect(await inIt()).toEqual([]);
    expect((await users.webmaster.call('POST', 'sites/bulk', move)).status).toBe(422);
  });
});

describe('many sites', () => {
  it.each([
    ['start', 'working', 'This site is already working'],
    ['archive', 'archive', 'This site is already archived'],
  ])('%s: a repeat is refused for each', async (action, status, error) => {
    const [site, unverified] = [await create({ status: 'stopped' }), await create({ status: 'moderate' })];
    const once = await bulk({ ids: [site.id], action });
    expect(once).toMatchObject([{ id: site.id, ok: true }]);
    const results = await bulk({ ids: [site.id, 2_000_000], action });
    expect(results).toMatchObject([
      { ok: false, status: 400, error },
      { ok: false, status: 404 },
    ]);
    expect((await users.webmaster.call<Site>('GET', `sites/${site.id}`)).body.status).toBe(status);
    if (action === 'start') expect(await bulk({ ids: [unverified.id], action })).toMatchObject([{ status: 400 }]);
  });
});

describe('a site restored from the archive', () => {
  const rejectReason = { code: 'no_content' as const, text: 'Only ads' };
  const act = async (site: Pick<Site, 'id' | 'version'>, action: Schemas['SiteStatusAction']) => {
    const change = { action, version: site.version };
    return (await users.webmaster.call<Site>('POST', `sites/${site.id}/status`, change)).body;
  };
  const longAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

  it.each<[Site['state'], Parameters<typeof createSite>[2]]>([
    ['in_review', { status: 'moderate', approvedAt: null }],
    ['returned', { status: 'moderate', approvedAt: null, rejectReason }],
    ['no_placement', { status: 'approved' }],
    ['no_placement', { status: 'working' }],
    ['not_verified', { status: 'working', verifiedAt: null }],
    ['stopped', { status: 'stopped' }],
  ])('is %s again, as %j', async (state, values) => {
    const site = await create({ ...values, submittedAt: longAgo(2) });
    expect(site.state).toBe(state);
    const archived = await act(site, 'archive');
    expect(archived).toMatchObject({ state: 'archived', reject_reason: null });
    const restored = await act(archived, 'restore');
    const { status, reject_reason, submitted_at } = site;
    expect(restored).toMatchObject({ status, state, reject_reason, submitted_at });
  });

  it('is restored with others in one call', async () => {
    const [working, stopped] = [await create({ status: 'working' }), await create({ status: 'stopped' })];
    const ids = [working.id, stopped.id];
    await bulk({ ids, action: 'archive' });
    expect((await bulk({ ids, action: 'restore' })).map(({ ok }) => ok)).toEqual([true, true]);
    expect((await users.webmaster.call<Site>('GET', `sites/${working.id}`)).body.status).toBe('working');
    expect((await users.webmaster.call<Site>('GET', `sites/${stopped.id}`)).body.status).toBe('stopped');
  });

  const archiveDaysAgo = async (site: Site) => {
    const archived = await act(site, 'archive');
    const of = eq(sites.id, site.id);
    const [row] = await test.db.select().from(sites).where(of);
    if (!row?.archivedFrom) throw new Error('the status of before is not kept');
    await test.db
      .update(sites)
      .set({ archivedFrom: { ...row.archivedFrom, at: longAgo(1).toISOString() } })
      .where(of);
    return archived;
  };

  it('goes to the end of the queue after more than an hour', async () => {
    const site = await create({ status: 'moderate', approvedAt: null, submittedAt: longAgo(2) });
    const restored = await act(await archiveDaysAgo(site), 'restore');
    expect(Date.parse(restored.submitted_at)).toBeGreaterThan(longAgo(1).getTime());
  });

  it('is stopped after more than an hour, and a returned one has its reason', async () => {
    const working = await archiveDaysAgo(await create({ status: 'working' }));
    expect((await act(working, 'restore')).status).toBe('stopped');
    const returned = await archiveDaysAgo(await create({ status: 'moderate', approvedAt: null, rejectReason }));
    expect(await act(returned, 'restore')).toMatchObject({ state: 'returned', reject_reason: rejectReason });
  });

  it('is reviewed if its domain has changed in the archive', async () => {
    const site = await create({ status: 'working' });
    const { version } = await act(site, 'archive');
    const edit = { domain: `moved-${site.domain}`, version };
    const moved = await users.webmaster.call<Site>('PATCH', `sites/${site.id}`, edit);
    expect(moved.body.state).toBe('archived');
    expect(await act(moved.body, 'restore')).toMatchObject({ state: 'in_review' });
  });

  it('does not return to its former status after a lock in the archive', async () => {
    const site = await create({ status: 'working' });
    const archived = await act(site, 'archive');
    const change = (action: string, version: number, reason?: object) =>
      users.manager.call<Site>('POST', `sites/${site.id}/status`, { action, version, reason });
    const locked = await change('lock', archived.version, { code: 'other', text: 'Complaints' });
    expect(locked.body.state).toBe('locked');
    expect((await change('unlock', locked.body.version)).body).toMatchObject({
      status: 'stopped',
      reject_reason: null,
    });
  });
});

describe('an edit', () => {
  it('of an outdated version is refused, and the history has old and new values', async () => {
    const site = await create({ name: 'Before' });
    const edit = (name: string) => users.webmaster.call('PATCH', `sites/${site.id}`, { name, version: site.version });
    expect((await edit('After')).status).toBe(200);
    expect(await edit('Later')).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    const { body } = await users.webmaster.call<Schemas['ChangeList']>('GET', `sites/${site.id}/changes`);
    expect(body.items).toMatchObject([
      { user_id: users.webmaster.userId, fields: [{ field: 'name', old: 'Before', new: 'After' }] },
    ]);
  });

  it('of the domain records the loss of the verification', async () => {
    const site = await create();
    const domain = `moved-${site.domain}`;
    await users.webmaster.call('PATCH', `sites/${site.id}`, { domain, version: site.version });
    const { body } = await users.webmaster.call<Schemas['ChangeList']>('GET', `sites/${site.id}/changes`);
    expect(body.items[0]?.fields).toContainEqual({ field: 'verified', old: true, new: false });
    expect(body.items[0]?.fields).toContainEqual({ field: 'domain', old: site.domain, new: domain });
  });
});

describe('the mail about a review', () => {
  it.each([
    ['approve', 'approved', 'moderate'],
    ['return', 'returned', 'moderate'],
    ['ban', 'banned', 'working'],
    ['lock', 'locked', 'working'],
  ] as const)('%s says it, with the reason, the page and the advice', async (action, done, status) => {
    const site = await create({ status });
    const page = `https://${site.domain}/recipes`;
    const reason = action === 'approve' ? {} : { reason: { code: 'no_content', text: 'Recipes are empty', page } };
    const body = { action, version: site.version, ...reason };
    expect((await users.manager.call('POST', `sites/${site.id}/status`, body)).status).toBe(200);
    const mails = (await test.mails()).filter(({ subject }) => subject.includes(site.domain));
    expect(mails.map(({ subject }) => subject)).toEqual([`${site.domain} is ${done}`]);
    const text = mails[0]?.text.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain(`/webmaster/sites/${site.id}`);
    const { title, advice, resend } = siteReasons.no_content;
    for (const part of [title, 'Recipes are empty', page, advice])
      expect(text.includes(part)).toBe(action !== 'approve');
    expect(text.includes(`Resubmit the site ${resend}.`)).toBe(action === 'return');
  });

  it("is not sent about the owner's own actions", async () => {
    const site = await create({ status: 'working' });
    await users.webmaster.call('POST', `sites/${site.id}/status`, { action: 'stop', version: site.version });
    expect((await test.mails()).filter(({ subject }) => subject.includes(site.domain))).toEqual([]);
  });

  it('is not sent to reviewers about their own sites, nor to deleted owners', async () => {
    const own = await createSite(test, users.admin.userId, { status: 'moderate' });
    const deleted = await test.createUser({ supportPanels: ['webmaster'], status: 'deleted' });
    const theirs = await createSite(test, deleted.id, { status: 'moderate' });
    const reason = { code: 'no_content', text: '', page: null };
    for (const { id, version } of [own, theirs])
      expect((await users.admin.call('POST', `sites/${id}/status`, { action: 'return', reason, version })).status).toBe(
        200,
      );
    const about = (await test.mails()).filter(({ subject }) =>
      [own, theirs].some(({ domain }) => subject.includes(domain)),
    );
    expect(about).toEqual([]);
  });

  it('is not sent to owners who have disabled it', async () => {
    const owner = await test.createUser({ supportPanels: ['webmaster'] });
    const muted = { muted_notices: ['site_decided'] };
    await (await test.as(owner, 'webmaster')).call('PATCH', 'account/preferences', muted);
    const site = await createSite(test, owner.id, { status: 'moderate' });
    await users.manager.call('POST', `sites/${site.id}/status`, { action: 'approve', version: site.version });
    expect((await test.mails()).filter(({ to }) => to === owner.login)).toEqual([]);
  });
});

describe('the filters of the list', () => {
  it('match status, state, category, verification and owner, alone and combined', async () => {
    const owner = await test.createUser({ supportPanels: ['webmaster'] });
    const made = (values: Parameters<typeof createSite>[2]) => createSite(test, owner.id, values);
    const verified = await made({ status: 'working', categories: ['IAB17-12'] });
    const atRisk = await made({ status: 'approved', categories: ['IAB1'], misses: 1, firstMissAt: new Date() });
    const waiting = await made({ status: 'moderate', verifiedAt: null, categories: ['IAB17'] });
    const find = async (query: string) => {
      const path = `sites?owner_id=${owner.id}&sort=created_at&${query}`;
      return (await users.admin.call<Schemas['SiteList']>('GET', path)).body.items.map(({ id }) => id);
    };
    const cases: [string, { id: number }[]][] = [
      ['', [verified, atRisk, waiting]],
      ['status=working', [verified]],
      ['status=working&status=moderate', [verified, waiting]],
      ['status=ban', []],
      ['state=no_placement', [verified, atRisk]],
      ['state=in_review&state=banned', [waiting]],
      ['category=IAB17', [verified, waiting]],
      ['category=IAB17-12', [verified]],
      ['verification=verified', [verified, atRisk]],
      ['verification=at_risk', [atRisk]],
      ['verification=not_verified', [waiting]],
      ['verification=verified&category=IAB17&status=working&state=no_placement', [verified]],
    ];
    for (const [query, sites] of cases) expect([query, await find(query)]).toEqual([query, sites.map(({ id }) => id)]);
    const { body } = await users.otherManager.call<Schemas['SiteList']>('GET', `sites?owner_id=${owner.id}`);
    expect(body.items).toEqual([]);
  });
});

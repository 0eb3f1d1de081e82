import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adverts, campaigns, folders, groups, sites } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createAdvert, createCampaign, createGroup } from './test-users.ts';

type Folder = Schemas['Folder'];
type Answer = Folder & Schemas['ApiErrorBody'] & Partial<Schemas['ValidationErrorBody']>;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function person(foldersEnabled = true) {
  const user = await test.createUser({ supportPanels: ['advertiser', 'webmaster'], foldersEnabled });
  return { advertiser: await test.as(user, 'advertiser'), webmaster: await test.as(user, 'webmaster') };
}

const ask = (caller: Caller, body: Partial<Schemas['FolderCreate']>) =>
  caller.call<Answer>('POST', 'folders', { kind: 'site', name: 'News', ...body });

async function create(caller: Caller, body: Partial<Schemas['FolderCreate']> = {}): Promise<Folder> {
  const reply = await ask(caller, body);
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
}

const update = (caller: Caller, { id }: Folder, change: Schemas['FolderUpdate']) =>
  caller.call<Answer>('PATCH', `folders/${id}`, change);

const move = (caller: Caller, body: Schemas['FolderMove']) =>
  caller.call<Schemas['BulkResults'] & Schemas['ApiErrorBody']>('POST', 'folders/move', body);

async function list(caller: Caller, kind: Schemas['FolderKind'] = 'site'): Promise<Folder[]> {
  return (await caller.call<Schemas['FolderList']>('GET', `folders?kind=${kind}`)).body.items;
}

const names = (items: readonly Folder[]) => items.map(({ name }) => name);

async function createSite(ownerId: number, values: Partial<typeof sites.$inferInsert> = {}): Promise<number> {
  const domain = `${crypto.randomUUID()}.example`;
  const [row] = await test.db
    .insert(sites)
    .values({ ownerId, name: 'News', domain, domainUnicode: domain, ...values })
    .returning();
  return row?.id ?? 0;
}

async function nest(caller: Caller, ...path: string[]): Promise<Folder[]> {
  const made: Folder[] = [];
  for (const name of path) made.push(await create(caller, { name, parent_id: made.at(-1)?.id ?? null }));
  return made;
}

describe('a tree', () => {
  it('is listed flat, by name, and private to its user', async () => {
    const [{ webmaster }, other] = [await person(), await person()];
    const news = await create(webmaster, { name: 'news 10' });
    await create(webmaster, { name: 'News 9' });
    const inner = await create(webmaster, { name: ' Away ', parent_id: news.id });
    await create(webmaster, { kind: 'advert', name: 'Elsewhere' });
    expect(await list(webmaster)).toMatchObject([
      { id: inner.id, name: 'Away', parent_id: news.id, count: 0 },
      { name: 'News 9', parent_id: null },
      { name: 'news 10', parent_id: null },
    ]);
    expect(await list(other.webmaster)).toEqual([]);
  });

  it('counts direct contents that are not deleted, with groups among campaigns', async () => {
    const { advertiser, webmaster } = await person();
    const [outer, inner] = await nest(webmaster, 'Outer', 'Inner');
    for (const status of ['working', 'moderate', 'deleted'] as const)
      await createSite(webmaster.userId, { folderId: inner?.id, status });
    expect(await list(webmaster)).toMatchObject([
      { id: inner?.id, count: 2 },
      { id: outer?.id, count: 0 },
    ]);

    const spring = await create(advertiser, { kind: 'campaign' });
    const campaign = await createCampaign(advertiser);
    const group = await createGroup(advertiser, { folder_id: spring.id });
    await move(advertiser, { kind: 'campaign', ids: [campaign.id], folder_id: spring.id });
    expect(await list(advertiser, 'campaign')).toMatchObject([{ id: spring.id, count: 2 }]);
    expect((await update(advertiser, spring, { name: 'Summer' })).body).toMatchObject({ name: 'Summer', count: 2 });
    expect(group.folder_id).toBe(spring.id);
  });

  it('is at most five levels deep, also after a move', async () => {
    const { webmaster } = await person();
    const path = await nest(webmaster, '1', '2', '3', '4', '5');
    const refusal = { status: 422, body: { errors: { parent_id: ['At most 5 levels of folders'] } } };
    expect(await ask(webmaster, { name: '6', parent_id: path[4]?.id ?? 0 })).toMatchObject(refusal);
    const [top, below] = await nest(webmaster, 'top', 'below');
    expect(await update(webmaster, top as Folder, { parent_id: path[3]?.id ?? 0 })).toMatchObject(refusal);
    expect(await update(webmaster, top as Folder, { parent_id: path[2]?.id ?? 0 })).toMatchObject({ status: 200 });
    expect(await update(webmaster, below as Folder, { parent_id: null })).toMatchObject({ status: 200 });
  });

  it('has no cycles, even after concurrent moves', async () => {
    const { webmaster } = await person();
    const [outer, inner] = (await nest(webmaster, 'outer', 'inner')) as [Folder, Folder];
    expect((await update(webmaster, outer, { parent_id: inner.id })).body.errors).toEqual({
      parent_id: ["A folder can't contain itself"],
    });
    const [one, two] = [await create(webmaster, { name: 'one' }), await create(webmaster, { name: 'two' })];
    const moves = [update(webmaster, one, { parent_id: two.id }), update(webmaster, two, { parent_id: one.id })];
    const statuses = (await Promise.all(moves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  it('has unique names within each parent', async () => {
    const { webmaster } = await person();
    const [news, other] = [await create(webmaster), await create(webmaster, { name: 'Other' })];
    const refusal = { status: 422, body: { errors: { name: ['A folder with this name already exists here'] } } };
    expect(await ask(webmaster, {})).toMatchObject(refusal);
    expect(await update(webmaster, other, { name: 'News' })).toMatchObject(refusal);
    const inner = await create(webmaster, { parent_id: news.id });
    expect(await update(webmaster, inner, { parent_id: null })).toMatchObject(refusal);
    expect(await ask(webmaster, { kind: 'advert' })).toMatchObject({ status: 201 });
    expect(await update(webmaster, news, { name: 'News' })).toMatchObject({ status: 200 });
    const race = await Promise.all([ask(webmaster, { name: 'Race' }), ask(webmaster, { name: 'Race' })]);
    expect(race.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });
});

describe('a folder that is removed', () => {
  it('leaves its contents to its parent, including deleted records', async () => {
    const { webmaster } = await person();
    const [outer, inner, innermost] = (await nest(webmaster, 'outer', 'inner', 'innermost')) as [
      Folder,
      Folder,
      Folder,
    ];
    const [site, deleted] = [
      await createSite(webmaster.userId, { folderId: inner.id }),
      await createSite(webmaster.userId, { folderId: inner.id, status: 'deleted' }),
    ];
    expect((await webmaster.call('DELETE', `folders/${inner.id}`)).status).toBe(204);
    expect((await webmaster.call('DELETE', `folders/${inner.id}`)).status).toBe(404);
    expect(await list(webmaster)).toMatchObject([
      { id: innermost.id, parent_id: outer.id },
      { id: outer.id, count: 1 },
    ]);
    for (const id of [site, deleted])
      expect(await test.db.select({ in: sites.folderId }).from(sites).where(eq(sites.id, id))).toEqual([
        { in: outer.id },
      ]);
    expect((await webmaster.call('DELETE', `folders/${outer.id}`)).status).toBe(204);
    expect((await webmaster.call('GET', 'sites?folder_id=0')).body).toMatchObject({ total: 1 });
  });

  it('numbers names that already exist in the parent', async () => {
    const { webmaster } = await person();
    const [outer] = (await nest(webmaster, 'outer', 'News')) as [Folder, Folder];
    await create(webmaster, { name: 'outer', parent_id: outer.id });
    await create(webmaster, { name: 'News' });
    await create(webmaster, { name: 'News (2)' });
    await webmaster.call('DELETE', `folders/${outer.id}`);
    expect(names(await list(webmaster))).toEqual(['News', 'News (2)', 'News (3)', 'outer']);
  });

  it('leaves no record behind that was moved into it concurrently', async () => {
    const { webmaster } = await person();
    const folder = await create(webmaster);
    const site = await createSite(webmaster.userId);
    const [moved, removed] = await Promise.all([
      move(webmaster, { kind: 'site', ids: [site], folder_id: folder.id }),
      webmaster.call('DELETE', `folders/${folder.id}`),
    ]);
    expect([200, 404]).toContain(moved.status);
    expect(removed.status).toBe(204);
    expect((await webmaster.call('GET', 'sites?folder_id=0')).body).toMatchObject({ total: 1 });
  });
});

describe('a move', () => {
  it('reports a result for each record, and changes neither version nor date', async () => {
    const { webmaster } = await person();
    const other = await person();
    const folder = await create(webmaster);
    const own = await createSite(webmaster.userId);
    const foreign = await createSite(other.webmaster.userId);
    const gone = await createSite(webmaster.userId, { status: 'deleted' });
    const before = await test.db.select().from(sites).where(eq(sites.id, own));
    const { body } = await move(webmaster, { kind: 'site', ids: [foreign, own, gone], folder_id: folder.id });
    expect(body.results).toEqual([
      { id: foreign, ok: false, status: 404, error: 'Not found' },
      { id: own, ok: true, status: 200 },
      { id: gone, ok: false, status: 404, error: 'Not found' },
    ]);
    expect(await test.db.select().from(sites).where(eq(sites.id, own))).toEqual([
      { ...before[0], folderId: folder.id },
    ]);
    const lying = await webmaster.call<Schemas['SiteList']>('GET', `sites?folder_id=${folder.id}`);
    expect(lying.body.items).toMatchObject([{ id: own, folder_id: folder.id }]);
    await move(webmaster, { kind: 'site', ids: [own], folder_id: null });
    expect(await list(webmaster)).toMatchObject([{ count: 0 }]);
  });

  it('applies to campaigns, groups and adverts, by their owners', async () => {
    const { advertiser } = await person();
    const stranger = (await person()).advertiser;
    const campaign = await createCampaign(advertiser);
    const [group, advert] = [await createGroup(advertiser), await createAdvert(advertiser, { ads_id: campaign.id })];
    const forCampaigns = await create(advertiser, { kind: 'campaign' });
    const forAdverts = await create(advertiser, { kind: 'advert' });
    for (const [kind, { id }, folder] of [
      ['campaign', campaign, forCampaigns],
      ['group', group, forCampaigns],
      ['advert', advert, forAdverts],
    ] as const) {
      expect((await move(stranger, { kind, ids: [id], folder_id: null })).body.results).toEqual([
        { id, ok: false, status: 404, error: 'Not found' },
      ]);
      expect((await move(advertiser, { kind, ids: [id], folder_id: folder.id })).body.results).toEqual([
        { id, ok: true, status: 200 },
      ]);
    }
    expect(await test.db.$count(campaigns, eq(campaigns.folderId, forCampaigns.id))).toBe(1);
    expect(await test.db.$count(groups, eq(groups.folderId, forCampaigns.id))).toBe(1);
    expect(await test.db.$count(adverts, eq(adverts.folderId, forAdverts.id))).toBe(1);
  });
});

describe('a forged reference', () => {
  type Forgery = (caller: Caller, foreign: Folder) => Promise<{ status: number }>;
  const forgeries: [string, Forgery][] = [
    ['rename', (caller, foreign) => update(caller, foreign, { name: 'Mine' })],
    ['move', (caller, foreign) => update(caller, foreign, { parent_id: null })],
    ['remove', (caller, foreign) => caller.call('DELETE', `folders/${foreign.id}`)],
    ['create in', (caller, foreign) => ask(caller, { name: 'Spy', parent_id: foreign.id })],
    ['nest into', async (caller, foreign) => update(caller, await create(caller), { parent_id: foreign.id })],
    [
      'put into',
      async (caller, foreign) =>
        move(caller, { kind: 'site', ids: [await createSite(caller.userId)], folder_id: foreign.id }),
    ],
  ];

  it.each(forgeries)('to %s is 404, as for a folder that does not exist', async (_what, forge) => {
    const [mine, theirs] = [await person(), await person()];
    const foreign = await create(theirs.webmaster);
    expect((await forge(mine.webmaster, foreign)).status).toBe(404);
    expect(await list(theirs.webmaster)).toEqual([foreign]);
    await test.db.delete(folders).where(eq(folders.id, foreign.id));
    await test.db.delete(folders).where(eq(folders.ownerId, mine.webmaster.userId));
    expect((await forge(mine.webmaster, foreign)).status).toBe(404);
  });

  it('to a folder for other records is 404', async () => {
    const { webmaster } = await person();
    const other = await create(webmaster, { kind: 'campaign' });
    expect((await ask(webmaster, { parent_id: other.id })).status).toBe(404);
    const ids = [await createSite(webmaster.userId)];
    expect((await move(webmaster, { kind: 'site', ids, folder_id: other.id })).status).toBe(404);
  });

  it("to another user's folder yields an empty list", async () => {
    const [mine, theirs] = [await person(), await person()];
    const foreign = await create(theirs.webmaster);
    await createSite(theirs.webmaster.userId, { folderId: foreign.id });
    expect((await mine.webmaster.call('GET', `sites?folder_id=${foreign.id}`)).body).toEqual({
      items: [],
      total: 0,
      next: null,
      previous: null,
    });
  });
});

it('every folder operation is 403 for users without folders', async () => {
  const { webmaster } = await person(false);
  const calls = [
    webmaster.call('GET', 'folders?kind=site'),
    ask(webmaster, {}),
    webmaster.call('PATCH', 'folders/1', {}),
    webmaster.call('DELETE', 'folders/1'),
    move(webmaster, { kind: 'site', ids: [1], folder_id: null }),
  ];
  for (const reply of await Promise.all(calls))
    expect(reply).toMatchObject({ status: 403, body: { error: 'Folders are not enabled for this account' } });
});

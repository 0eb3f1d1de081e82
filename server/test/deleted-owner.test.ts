import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaigns } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createCampaign, createGroup, createTestUsers, type TestUsers } from './test-users.ts';

type Refusable = Partial<Schemas['ApiErrorBody']>;

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const refusal = (kind: string, action: string) =>
  `The owner of this ${kind} is deleted and nobody can take it over, so it can't be ${action}. Create a new one for another user`;

const remove = async (userId: number) =>
  expect((await people.admin.call('DELETE', `users/${userId}?owned=archive`)).status).toBe(204);

it('keeps their campaigns and groups in the archive', async () => {
  const owner = await test.createUser({ supportPanels: ['advertiser'] });
  const campaign = await createCampaign(people.admin, { owner_id: owner.id });
  const group = await createGroup(people.admin, { owner_id: owner.id });
  await remove(owner.id);

  for (const status of ['stopped', 'working']) {
    const { name, advert_link, format_id, pay_model, bid, version } = (
      await people.admin.call<Schemas['Campaign']>('GET', `campaigns/${campaign.id}`)
    ).body;
    const body = { name, advert_link, format_id, pay_model, bid, version, status };
    expect(await people.admin.call('PUT', `campaigns/${campaign.id}`, body)).toMatchObject({
      status: 400,
      body: {
        error: status === 'stopped' ? refusal('campaign', 'restored') : 'Archived: restore it before you start it',
      },
    });
    const { folder_id, cash_limit, cash_limit_day, start_date, end_date } = group;
    const limits = { folder_id, cash_limit, cash_limit_day, start_date, end_date };
    const put = { ...limits, name: group.name, version: group.version + 1, status };
    expect(await people.admin.call('PUT', `groups/${group.id}`, put)).toMatchObject({
      status: 400,
      body: { error: refusal('group', 'restored') },
    });
    const bulk = await people.admin.call<Schemas['CampaignBulkResults']>('POST', 'campaigns/bulk', {
      ids: [campaign.id],
      action: 'restore',
      status,
    });
    expect(bulk.body.results).toMatchObject([{ ok: false, error: refusal('campaign', 'restored') }]);
  }
});

it('keeps a campaign that was restored before from serving and from being started again', async () => {
  const owner = await test.createUser({ supportPanels: ['advertiser'] });
  const { id } = await createCampaign(people.admin, { owner_id: owner.id });
  await remove(owner.id);
  await test.db.update(campaigns).set({ status: 'working' }).where(eq(campaigns.id, id));

  const read = await people.admin.call<Schemas['Campaign']>('GET', `campaigns/${id}`);
  expect(read.body.serving_state).toBe('owner_deleted');
  const act = (action: string) =>
    people.admin.call<Schemas['CampaignBulkResults']>('POST', 'campaigns/bulk', { ids: [id], action });
  expect((await act('stop')).body.results).toMatchObject([{ ok: true, campaign: { serving_state: 'owner_deleted' } }]);
  expect((await act('start')).body.results).toMatchObject([{ ok: false, error: refusal('campaign', 'started') }]);
});

it.each([
  ['archive', 'restore', 'restored'],
  ['stopped', 'start', 'started'],
  ['ban', 'approve', 'started'],
] as const)('keeps a site in %s from the action %s', async (status, action, word) => {
  const owner = await test.createUser({ supportPanels: ['webmaster'], status: 'deleted' });
  const site = await createSite(test, owner.id, { status, approvedAt: new Date() });
  const body = { action, version: site.version };
  expect(await people.admin.call<Refusable>('POST', `sites/${site.id}/status`, body)).toMatchObject({
    status: 400,
    body: { error: refusal('site', word) },
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createCampaign } from './test-users.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function enter() {
  const manager = await test.createUser({ supportPanels: ['manager'], name: 'Timur' });
  const client = await test.createUser({ managerId: manager.id });
  return {
    user: client,
    client: await test.as(client, 'advertiser'),
    manager: await test.as(manager, 'manager'),
  };
}

const notificationsOf = async (caller: Caller) => {
  const { body } = await caller.call<Schemas['NotificationList']>('GET', 'notifications');
  return body.items.toReversed().map(({ kind, object, data }) => ({ kind, object, data }));
};

const rename = (caller: Caller, { id, name, ...campaign }: Schemas['Campaign'], change: object) => {
  const { advert_link, format_id, pay_model, bid, status, version } = campaign;
  return caller.call<Schemas['Campaign']>('PUT', `campaigns/${id}`, {
    ...{ name, advert_link, format_id, pay_model, bid, status, version },
    ...change,
  });
};

const kind = 'mentioned_change';

it("notifies a client of their manager's campaigns and changes, and nobody of their own actions", async () => {
  const { user, client, manager } = await enter();
  const campaign = await createCampaign(manager, { name: 'For them', owner_id: client.userId });
  const { body: renamed } = await rename(manager, campaign, { name: 'Renamed' });
  // changes nothing
  await rename(manager, renamed, {});
  await rename(client, renamed, { name: 'By themselves' });
  const object = { type: 'campaign', id: campaign.id };
  expect(await notificationsOf(client)).toEqual([
    { kind, object, data: { name: 'For them', by: 'Timur', is_new: true } },
    { kind, object, data: { name: 'Renamed', by: 'Timur' } },
  ]);
  expect(await notificationsOf(manager)).toEqual([]);
  const mails = (await test.mails()).filter(({ to }) => to === user.login);
  expect(mails.map(({ subject }) => subject)).toEqual(['Campaign created: For them', 'Campaign changed: Renamed']);
  expect(mails[0]?.text).toContain(`/advertiser/campaigns/${campaign.id}`);
});

it('notifies once of a bulk change, but not of a dry run or of unchanged campaigns', async () => {
  const { client, manager } = await enter();
  const ids = [await createCampaign(client), await createCampaign(client), await createCampaign(client)].map(
    ({ id }) => id,
  );
  const bulk = (body: object) => manager.call('POST', 'campaigns/bulk', body);
  await bulk({ ids, action: 'start', dry_run: true });
  await bulk({ ids, action: 'start' });
  await bulk({ ids, action: 'start' });
  await bulk({ ids: ids.slice(0, 1), action: 'stop' });
  expect(await notificationsOf(client)).toEqual([
    { kind, object: null, data: { by: 'Timur', count: 3 } },
    { kind, object: { type: 'campaign', id: ids[0] }, data: { name: 'Spring sale', by: 'Timur' } },
  ]);
});

it('sends no mail to a client who has disabled such mails', async () => {
  const { user, client, manager } = await enter();
  await client.call('PATCH', 'account/preferences', { muted_notices: [kind] });
  await createCampaign(manager, { owner_id: client.userId });
  expect((await test.mails()).filter(({ to }) => to === user.login)).toEqual([]);
  expect(await notificationsOf(client)).toHaveLength(1);
});

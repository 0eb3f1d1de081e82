import { campaignCases } from '@preroll/rules/campaign/campaign.cases';
import { type TargetingCase, targetingCases } from '@preroll/rules/targeting/targeting.cases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaigns, formats } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { createDictionaries } from './dictionaries.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createCampaign, createTestUsers, preroll, type TestUsers, toCampaignUpdate } from './test-users.ts';

let test: TestApp;
let testUsers: TestUsers;
let campaign: Schemas['Campaign'];
/** Formats by their names in the cases. */
let formatIds: Record<'working' | 'stopped' | 'overlay', number>;
beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
  await createDictionaries(test);
  campaign = await createCampaign(testUsers.advertiser);
  const insertFormat = async (values: typeof formats.$inferInsert) =>
    expectRow(await test.db.insert(formats).values(values).returning()).id;
  formatIds = {
    working: preroll.format_id,
    stopped: await insertFormat({ name: 'Old', code: 'old', kind: 'inpage', status: 'stopped', priceFloor: 60 }),
    overlay: await insertFormat({ name: 'Overlay', code: 'overlay', kind: 'overlay', priceFloor: 60 }),
  };
});
afterAll(() => test.close());

type Answer = Schemas['Campaign'] & Partial<Schemas['ValidationErrorBody']>;

const post = (fields: object) => {
  const body = { name: 'Autumn', advert_link: 'https://shop.example/autumn', ...preroll, ...fields };
  return testUsers.advertiser.call<Answer>('POST', 'campaigns', body);
};
const put = async (fields: object) => {
  const body = { ...toCampaignUpdate(campaign), ...fields };
  const reply = await testUsers.advertiser.call<Answer>('PUT', `campaigns/${campaign.id}`, body);
  if (reply.status === 200) campaign = reply.body;
  return reply;
};
const calls = [
  ['a new campaign', post, 201],
  ['a change', put, 200],
] as const;

/** Removes positions in lists from the paths of schema errors. */
const fieldsOf = (errors: object = {}) =>
  new Set(Object.keys(errors).map((path) => path.replace(/(?<=^ads\.\w+)\.\d+$/, '')));

/** One case of each rule, and a valid one; all cases are in `campaign.test.ts` and `targeting.test.ts`. */
const oneOfEachRule = <Case>(cases: readonly Case[], errorsOf: (one: Case) => Record<string, string[]>) => {
  // strips the refused entry after the colon
  const ruleOf = (one: Case) => JSON.stringify(Object.values(errorsOf(one))).replaceAll(/: [^"]*/g, '');
  return cases.filter((one, at) => cases.findIndex((other) => ruleOf(other) === ruleOf(one)) === at);
};

async function expectTargetingAnswer(call: typeof post | typeof put, success: number, one: TargetingCase) {
  const { ads, stored = {}, errors, name } = one;
  await test.db.update(campaigns).set({ targeting: stored }).where(eq(campaigns.id, campaign.id));
  const { status, body } = await call({ ads });
  expect(fieldsOf(body.errors), name).toEqual(new Set(Object.keys(errors).map((path) => `ads.${path}`)));
  expect(status, name).toBe(Object.keys(errors).length > 0 ? 422 : success);
}

it('accepts each targeting that the rules allow', async () => {
  for (const one of targetingCases.filter(({ errors }) => Object.keys(errors).length === 0))
    await expectTargetingAnswer(put, 200, one);
});

describe.each(calls)('%s', (_name, call, success) => {
  it.each(oneOfEachRule(campaignCases, ({ refused }) => refused))(
    'is validated by its fields: $what',
    async ({ fields, format = 'working', refused }) => {
      const { status, body } = await call({ ...fields, format_id: formatIds[format] });
      expect(body.errors ?? {}).toEqual(refused);
      expect(status).toBe(Object.keys(refused).length > 0 ? 422 : success);
    },
  );

  // a new campaign has no earlier values
  const possible = targetingCases.filter(({ stored }) => call === put || stored === undefined);
  it.each(oneOfEachRule(possible, ({ errors }) => errors))('is validated by its targeting: $name', (one) =>
    expectTargetingAnswer(call, success, one),
  );

  it.each([
    ['wrapped and plain', { browsers: { white: [], black: [], value: null } }],
    ['a list with an unknown key', { browsers: { white: [], black: [], grey: ['x'] } }],
    ['a wrapper with an unknown key', { cash_limit: { value: 1, evil: 5 } }],
    ['a wrapped list with an unknown key', { ip: { value: { white: [], black: [], evil: 5 } } }],
    ['an unknown system', { os_versions: { ...anySystem(), extra: null } }],
    ['a system with an unknown key', { os_versions: { ...anySystem(), mobile: { ...anySystem().mobile, evil: 5 } } }],
  ])('refuses unknown values: %s', async (_what, ads) => {
    expect((await call({ ads })).status).toBe(422);
  });

  it.each([
    ['the year 0', { start_date: '0000-01-01' }],
    ['an end date in the year 0', { end_date: '0000-12-31' }],
  ])('is refused for %s', async (_what, fields) => {
    expect((await call(fields)).status).toBe(422);
  });

  it('is stored with replacement characters for unstorable ones', async () => {
    const ads = { keywords: { white: ['sun\ud83d'], black: [] }, geo_white_ui: '[\udc00' };
    const { status, body } = await call({ name: 'Sun\ud83d', ads });
    expect([status, body.name]).toEqual([success, 'Sun\ufffd']);
    const stored = await parseTargeting(body.id);
    expect(stored).toMatchObject({ keywords: { value: { white: ['sun\ufffd'] } }, geo_white_ui: '[\ufffd' });
  });

  it('reports at most a hundred of a million errors', async () => {
    const white = Array(90_000).fill(1);
    const keywords = { white, black: white };
    const { status, body } = await call({ ads: { keywords, source: keywords, browsers: keywords } });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).length).toBeLessThanOrEqual(100);
  });
});

const parseTargeting = async (id: number) =>
  (await testUsers.advertiser.call<Schemas['AdsTargeting']>('GET', `campaigns/${id}/targeting`)).body;

const anySystem = () => ({
  mobile: { android: ['14'], iOS: ['17.4'], other: true },
  tablet: { android: [], iOS: ['16'], other: false },
  desktop: { windows: ['11'], macOS: ['10.15'], other: false },
});

/** An example value of each setting, in its stored form. */
const settings: Omit<{ [K in keyof Schemas['AdsTargeting']]: unknown }, 'id'> = {
  cash_limit: 100.55,
  cash_limit_day: 10.5,
  shows_limit: 1000,
  shows_limit_day: 100,
  unique_users: 3,
  user_timeout: 3600,
  shows_limit_all_time: 5000,
  feeds: [1, 2],
  active_hours: [0, 23],
  city_black_list: [2988507],
  city_white_list: [2950159],
  active_weekdays: [1, 7],
  devices: ['mobile', 'tablet'],
  browsers: { white: ['chrome'], black: ['opera'] },
  desktop_os: { white: ['windows'], black: ['macos'] },
  mobile_os: { white: ['android'], black: ['ios'] },
  tablet_os: { white: ['ios'], black: ['android'] },
  languages: { white: ['en-GB'], black: ['de'] },
  ip: { white: ['10.0.0.0/8'], black: ['2001:db8::1'] },
  referer: { white: ['*.shop.example'], black: ['shop.example'] },
  source: { white: ['partner 7'], black: ['partner 8'] },
  continent: { white: ['EU'], black: ['AS'] },
  country: { white: ['DE'], black: ['FR'] },
  region: { white: ['DE-BE'], black: ['DE-HH'] },
  categories: { white: ['IAB1-2'], black: ['IAB25'] },
  keywords: { white: ['spring sale'], black: ['autumn'] },
  resolution: { white: ['1'], black: ['2'] },
  geo_black_ui: '[{"id":"FR","type":"country","name":"France","parent_id":"EU"}]',
  geo_white_ui: '[{"id":"DE"',
  os_versions: anySystem(),
};
const plain = ['geo_black_ui', 'geo_white_ui', 'os_versions'];

describe('the settings of a targeting', () => {
  it('are returned as they were sent, all settings of the contract', async () => {
    await put({ ads: {} });
    const { id, ...nothing } = await parseTargeting(campaign.id);
    expect(new Set(Object.keys(settings))).toEqual(new Set(Object.keys(nothing)));
    const sent = Object.fromEntries(
      Object.entries(settings).map(([field, value]) => [field, plain.includes(field) ? value : { value }]),
    );
    for (const field of Object.keys(sent)) expect(nothing, field).not.toMatchObject({ [field]: sent[field] });

    expect((await put({ ads: settings })).status).toBe(200);
    expect(await parseTargeting(campaign.id)).toEqual({ id, ...sent });
    await put({ ads: {} });
    expect((await put({ ads: sent })).status).toBe(200);
    expect(await parseTargeting(campaign.id)).toEqual({ id, ...sent });
  });

  it('include the places in their JSON texts', async () => {
    const { geo_black_ui } = settings;
    expect((await put({ ads: { geo_black_ui } })).status).toBe(200);
    const country = { value: { white: [], black: ['FR'] } };
    expect(await parseTargeting(campaign.id)).toMatchObject({ geo_black_ui, country });
  });

  it('are sorted and without duplicates, so that another order is not a change', async () => {
    await put({
      ads: { active_hours: [10, 9, 10], active_weekdays: [7, 1], devices: ['tablet', 'mobile'], feeds: [] },
    });
    expect(await parseTargeting(campaign.id)).toMatchObject({
      active_hours: { value: [9, 10] },
      active_weekdays: { value: [1, 7] },
      devices: { value: ['mobile', 'tablet'] },
    });
    const path = `campaigns/${campaign.id}/changes`;
    const before = await testUsers.advertiser.call<Schemas['ChangeList']>('GET', path);
    await put({ ads: { active_hours: [9, 10, 9], active_weekdays: [1, 7], devices: ['mobile', 'tablet'] } });
    const after = await testUsers.advertiser.call<Schemas['ChangeList']>('GET', path);
    expect(after.body.items).toEqual(before.body.items);
  });
});

describe('the body limit', () => {
  const text = 'x'.repeat(1_500_000);

  it('allows a large targeting in its operations, and a megabyte elsewhere', async () => {
    expect((await put({ ads: { geo_white_ui: text } })).status).toBe(200);
    expect((await testUsers.advertiser.call('POST', 'campaigns/reach', { ads: { geo_white_ui: text } })).status).toBe(
      200,
    );
    expect((await testUsers.advertiser.call('POST', 'groups', { name: text })).status).toBe(413);
    expect((await testUsers.advertiser.call('POST', 'campaigns/bulk', { ids: [], action: text })).status).toBe(413);
  });
});

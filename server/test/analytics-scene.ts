import { expect } from 'vitest';
import { createRandom } from '../src/advertising/reach/random.ts';
import type { Cabinet } from '../src/platform/access/viewer.ts';
import { campaigns, formats } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { clockOf } from './reference-clock.ts';

export type Answer = Schemas['AnalyticsAnswer'];
export type Parameters = Record<string, string | string[]>;

export interface Event {
  ts: Date;
  kind: (typeof kinds)[number];
  count: number;
  advertiser: number;
  webmaster: number;
  campaign: number;
  site: number;
  country: string;
  os: string;
  advertiser_domain: string;
  price: number;
  price_base: number;
  revenue: number;
  revenue_base: number;
  reason: string;
  invalid: string;
}

export type SceneIds = Record<'buyer' | 'otherBuyer' | 'seller' | 'otherSeller' | 'spring' | 'other', number>;

export interface AnalyticsScene {
  test: TestApp;
  ids: SceneIds;
  /** A caller for each role; the manager's clients are `buyer` and `seller`. */
  callers: Record<Cabinet, Caller>;
  events: readonly Event[];
  get(caller: Caller, parameters: Parameters): Promise<Answer>;
}

export const HOUR = 3_600_000;
export const now = Date.now();
export const today = new Date(now).toISOString().slice(0, 10);
/** Zones with half-hour offsets and with DST. */
export const zones = ['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Moscow'];
/** The names of the campaigns `spring` and `other`. */
export const campaignNames = ['=HYPERLINK("https://rogue.example"), spring', '50% off'] as const;

const kinds = [
  ...(['request', 'serve', 'win', 'impression', 'impression', 'impression', 'show', 'skip', 'click'] as const),
  ...(['quartile25', 'quartile50', 'quartile75', 'quartile100', 'error'] as const),
] as const;

const reasons: Partial<Record<Event['kind'], readonly string[]>> = {
  request: ['', 'geo', 'no_campaign'],
  error: ['', '402'],
};

export const queryOf = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  ).toString();

/** Starts a server with events of two campaigns and two webmasters, over a year. */
export async function startAnalyticsScene(env: NodeJS.ProcessEnv = {}): Promise<AnalyticsScene> {
  const test = await startTestApp(env);
  const manager = await test.createUser({ supportPanels: ['manager'] });
  const managed = { managerId: manager.id, supportPanels: ['admin', 'manager', 'advertiser', 'webmaster'] as const };
  const client = { ...managed, supportPanels: [...managed.supportPanels] };
  const buyer = await test.createUser({ ...client, timezone: 'Asia/Kathmandu', currency: 'EUR' });
  const otherBuyer = await test.createUser({ currency: 'EUR' });
  const seller = await test.createUser(client);
  const otherSeller = await test.createUser();
  const format = (await test.db.select({ id: formats.id }).from(formats))[0]?.id ?? 0;
  const campaign = (name: string, ownerId: number) => ({
    ...{ name, ownerId, updatedBy: ownerId, formatId: format, bid: 100 },
    advertLink: 'https://shop.example/',
  });
  const [spring, other] = await test.db
    .insert(campaigns)
    .values([campaign(campaignNames[0], buyer.id), campaign(campaignNames[1], otherBuyer.id)])
    .returning({ id: campaigns.id });
  const ids = {
    ...{ buyer: buyer.id, otherBuyer: otherBuyer.id, seller: seller.id, otherSeller: otherSeller.id },
    ...{ spring: spring?.id ?? 0, other: other?.id ?? 0 },
  };
  const admin = await test.createUser({ supportPanels: ['admin'], isAdmin: true });
  const callers = {
    admin: await test.as(admin, 'admin'),
    manager: await test.as(manager, 'manager'),
    advertiser: await test.as(buyer, 'advertiser'),
    webmaster: await test.as(seller, 'webmaster'),
  };
  const events = makeEvents(ids);
  const rows = events.map(({ ts, ...event }) => ({ ...event, ts: ts.toISOString() }));
  await test.events.insert(rows, 'first');
  // repeats the token, as after a lost response
  await test.events.insert(rows, 'first');
  return {
    ...{ test, ids, callers, events },
    async get(caller, parameters) {
      const { status, body } = await caller.call<Answer>('GET', `reports?${queryOf(parameters)}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
  };
}

/** Spread over a year, and dense around each clock change. */
function makeEvents(ids: SceneIds): Event[] {
  const random = createRandom(7);
  const hours = Array.from({ length: 390 * 24 }, (_, index) => now - (390 * 24 - index) * HOUR);
  const changes = zones.flatMap((zone) => {
    const clock = clockOf(zone);
    return hours.filter((hour, index) => {
      const before = hours[index - 1];
      if (before === undefined) return false;
      const step = clock(new Date(hour)).hour - clock(new Date(before)).hour;
      return step !== 1 && step !== -23;
    });
  });
  const moments = [
    ...Array.from({ length: 1500 }, () => now - random.below(390 * 24 * 3600) * 1000),
    ...changes.flatMap((change) =>
      Array.from({ length: 120 }, () => change + (random.below(30 * 3600) - 15 * 3600) * 1000),
    ),
  ];
  return moments.map((moment) => {
    const kind = random.oneOf(kinds) ?? 'click';
    const isOther = random.below(3) === 0;
    const isAdvert = kind !== 'request';
    const isBilled = kind === 'impression' || kind === 'click' || kind === 'quartile100';
    const price = isBilled ? random.below(5_000_000) : 0;
    return {
      ts: new Date(Math.floor(moment / 1000) * 1000),
      kind,
      count: 1 + random.below(5),
      advertiser: isAdvert ? (isOther ? ids.otherBuyer : ids.buyer) : 0,
      campaign: isAdvert ? (isOther ? ids.other : ids.spring) : 0,
      webmaster: random.below(2) === 0 ? ids.seller : ids.otherSeller,
      site: 1 + random.below(3),
      country: random.oneOf(['RU', 'KZ', 'US', '']) ?? '',
      os: random.oneOf(['windows', 'android', 'ios', '']) ?? '',
      advertiser_domain: isAdvert ? (isOther ? 'bank.example' : 'shop.example') : '',
      price,
      price_base: price * 90,
      revenue: Math.round(price / 2),
      revenue_base: Math.round(price / 2) * 90,
      reason: random.oneOf(reasons[kind] ?? ['']) ?? '',
      invalid: isBilled && random.below(20) === 0 ? 'robot' : '',
    };
  });
}

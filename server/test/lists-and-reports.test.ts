import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@preroll/rules/time/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../src/advertising/reach/random.ts';
import { addBaseAmounts } from '../src/events/counters/base-amounts.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import type { RecordedEvent } from '../src/events/spool/recorded-event.ts';
import { hasChdb } from '../src/events/store/chdb-process.ts';
import { queryOf, today } from './analytics-scene.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createAdvert, createCampaign } from './test-users.ts';

const period = { date_from: addDays(today, -13), date_to: addDays(today, -2) };
const kinds = ['serve', 'win', 'impression', 'impression', 'show', 'click', 'quartile25', 'quartile100'] as const;

const quartiles = ['quartile25', 'quartile50', 'quartile75'] as const;

/** Lists count in PostgreSQL, reports in the event store, both from the same batches. */
describe.skipIf(!hasChdb())('the figures of lists', () => {
  let test: TestApp;
  let caller: Caller;
  let campaigns: Schemas['Campaign'][];
  let adverts: Schemas['Advert'][];

  beforeAll(async () => {
    test = await startTestApp();
    const owner = await test.createUser();
    caller = await test.as(owner, 'advertiser');
    campaigns = [
      await createCampaign(caller, { name: 'Ahead', timezone: 'Asia/Kathmandu' }),
      await createCampaign(caller, { name: 'Behind', timezone: 'America/New_York' }),
    ];
    adverts = await Promise.all(
      campaigns.flatMap(({ id }) => ['one', 'two'].map((name) => createAdvert(caller, { ads_id: id, name }))),
    );
    const random = createRandom(18);
    const events = Array.from({ length: 4_000 }, (): RecordedEvent => {
      const { id, ads_id } = random.oneOf(adverts) ?? { id: 0, ads_id: 0 };
      const kind = random.oneOf(kinds) ?? 'win';
      const count = 1 + random.below(4);
      // at every hour, so that days end at different moments
      const ts = new Date(Date.parse(today) - random.below(15 * 24 * 60) * 60_000).toISOString();
      const of = { advertiser: owner.id, campaign: ads_id, advert: id };
      const invalid = random.below(20) === 0 ? 'robot' : '';
      return { ts, kind, count, ...of, invalid, price: kind === 'impression' ? count * 1_234_500 : 0 };
    });
    const writer = createEventWriter({
      directory: await mkdtemp(join(tmpdir(), 'preroll-spool-')),
      store: test.events,
      counters: createDayCounters(test.db),
      inBase: (batch) => addBaseAmounts(test.db, batch),
      log: test.app.log,
    });
    const taken = writer.recordEvents(events);
    await writer.deliver();
    await taken;
    await writer.close();
  });
  afterAll(() => test.close());

  async function read<Body>(path: string, query: Record<string, string | string[]>): Promise<Body> {
    const { status, body } = await caller.call<Body>('GET', `${path}?${queryOf(query)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  /** @param timezone left to the server if undefined */
  const report = (timezone: string | undefined, dimensions: string, filter: string[] = []) =>
    read<Schemas['AnalyticsAnswer']>('reports', {
      ...{ ...period, ...(timezone && { timezone }), dimensions, filter },
      metrics: ['impression', 'show', 'click', ...quartiles, 'quartile100', 'spend'],
    });

  /** The same numbers by the names that lists have for them. */
  const asFigures = ({ impression, show, click, quartile100, spend, ...viewed }: Schemas['AnalyticsNumbers']) => ({
    ...{ impressions: impression, shows: show, clicks: click, ...viewed, completes: quartile100 },
    spend: Math.round((spend ?? 0) * 1e6),
  });
  const inMicros = ({ spend, ...figures }: Schemas['Figures']) => ({ ...figures, spend: Math.round(spend * 1e6) });

  it('are those of a report, for each campaign by its own days, and in all', async () => {
    const list = await read<Schemas['ListFigures']>('campaigns/figures', period);
    let spend = 0;
    for (const { id } of campaigns) {
      const { totals } = await report(undefined, 'date', [`campaign:in:${id}`]);
      expect(totals.metrics.impression).toBeGreaterThan(0);
      const item = list.items.find((one) => one.id === id);
      expect(item && inMicros(item.figures)).toEqual(asFigures(totals.metrics));
      spend += Math.round((totals.metrics.spend ?? 0) * 1e6);
    }
    expect(list.totals.map(({ currency, figures }) => [currency, inMicros(figures).spend])).toEqual([['RUB', spend]]);
  });

  it('are those of a report for each advert, and for what a search of the list finds', async () => {
    for (const { id, timezone } of campaigns) {
      const list = await read<Schemas['ListFigures']>('adverts/figures', { ...period, ads_id: String(id) });
      const { rows } = await report(timezone, 'advert', [`campaign:in:${id}`]);
      const counted = rows.map(({ dims, metrics }) => [Number(dims[0]?.value), asFigures(metrics)] as const);
      expect(new Map(list.items.map((item) => [item.id, inMicros(item.figures)]))).toEqual(new Map(counted));
    }
    const found = await read<Schemas['ListFigures']>('campaigns/figures', { ...period, search: 'ahead' });
    const { totals } = await report('Asia/Kathmandu', 'date', ['campaign:contains:ahead']);
    expect(found.totals.map(({ figures }) => inMicros(figures))).toEqual([asFigures(totals.metrics)]);
  });
});

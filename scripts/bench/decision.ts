import { prepareRequest } from '../../server/src/advertising/targeting/prepared-request.ts';
import { compileTargeting } from '../../server/src/advertising/targeting/refused-by.ts';
import { withDefaults } from '../../server/src/advertising/targeting/targeting.ts';
import { decide } from '../../server/src/delivery/decision/decide.ts';
import { placement } from '../../server/src/delivery/decision/decision-scene.ts';
import {
  createDeliveryIndex,
  type IndexedAdvert,
  type IndexedCampaign,
} from '../../server/src/delivery/decision/delivery-index.ts';
import { collectGarbage } from '../lib/collect-garbage.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';

const CAMPAIGNS = 2_500;
const ADVERTS = 4;
/** Per list; 1.2 million in all campaigns together. */
const ENTRIES = 160;
const REQUESTS = 10_000;

/** A deterministic random generator (Lehmer), so that each run is the same. */
let seed = 1;
const below = (count: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % count;
};
const some = (count: number, name: (n: number) => string) => Array.from({ length: count }, () => name(below(5_000)));
const countries = ['DE', 'FR', 'RU', 'KZ', 'GB', 'US', 'IT', 'ES'];

function campaign(id: number): IndexedCampaign {
  const targeting = compileTargeting(
    withDefaults({
      country: { white: countries.filter(() => below(2) === 0), black: [] },
      ip: {
        white: [],
        black: [
          ...some(ENTRIES / 2, (n) => `10.${n % 256}.${n >> 8}.0/24`),
          ...some(ENTRIES / 2, (n) => `2001:db8:${n.toString(16)}::/48`),
        ],
      },
      referer: { white: [], black: some(ENTRIES, (n) => `*.site-${n}.example`) },
      keywords: { white: [], black: some(ENTRIES, (n) => `word-${n}`) },
    }),
    'Europe/Moscow',
  );
  const limits = { cash: null, cashDay: null, shows: null, showsDay: null, showsAllTime: null };
  return {
    limited: {
      ...{ id, ownerId: 1, group: null, timezone: 'Europe/Moscow', startDate: null, endDate: null, hours: [] },
      ...{ weekdays: [], pacing: 'even', payModel: 'cpm', price: 1_000 + below(500) },
      limits: { ...limits, uniqueUsers: null, userTimeout: null },
    },
    ...{ formatId: 1, currency: 'RUB', isStarted: true, schedule: [], targeting, lacks: null },
    adverts: Array.from(
      { length: ADVERTS },
      (_, n) => ({ domain: 'a.example', category: null, rate: 1, vast: { id: id * 10 + n } }) as IndexedAdvert,
    ),
  };
}

const request = (n: number, country: string) =>
  prepareRequest({
    ...{
      at: new Date(),
      feedId: 1,
      device: 'mobile',
      os: 'android',
      osVersion: '14',
      browser: 'chrome',
      language: 'ru',
    },
    ip: n % 2 === 0 ? `10.${below(256)}.${below(20)}.7` : `2001:db8:${below(5_000).toString(16)}::7`,
    ...{
      referer: `www.site-${below(5_000)}.example`,
      source: null,
      continent: 'EU',
      country,
      region: null,
      cityId: null,
    },
    ...{ resolutionId: null, categories: ['IAB1'], keywords: [`word-${below(5_000)}`] },
  });

/** Heap size in bytes after a garbage collection. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Measures the decision among many campaigns, 90 % of which are held back by pacing. */
export async function benchDecision(): Promise<Measurement[]> {
  const before = heapInUse();
  const index = createDeliveryIndex();
  for (let id = 1; id <= CAMPAIGNS; id += 1) index.putCampaign(id, campaign(id));
  const memory = (heapInUse() - before) / 1_000_000;
  const measure = (country: () => string) =>
    Array.from({ length: REQUESTS }, (_, n) => {
      const asked = request(n, country());
      const start = performance.now();
      const decision = decide(index, asked, placement, ({ id }) => (id % 10 === 0 ? null : 'pacing'));
      if (decision.won !== null) index.recordServe(decision.won, decision.advert);
      return (performance.now() - start) * 1000;
    });
  measure(() => 'DE');
  const found = measure(() => countries[below(countries.length)] ?? 'DE');
  const nothing = measure(() => 'AQ').map((time) => time / 1000);
  return [
    atMost('a decision among 2,500 campaigns, p99', percentile(found, 0.99), 300, { unit: ' µs' }),
    atMost('a decision when nothing fits, p99', percentile(nothing, 0.99), 8, { digits: 2 }),
    atMost('memory of 2,500 campaigns with 1.2 million entries', memory, 150, { unit: ' MB' }),
  ];
}

import fc from 'fast-check';
import type { EventKind } from './limited-campaign.ts';
import { campaignOf, groupOf } from './limits-scene.ts';

/** Times shortly before midnight, on ordinary days and on days of 23 and 25 hours. */
export const startTimes = [
  { timezone: 'Asia/Kathmandu', at: '2026-11-20T18:13:00Z', days: ['2026-11-20', '2026-11-21'] },
  { timezone: 'Europe/Berlin', at: '2026-03-28T22:58:00Z', days: ['2026-03-28', '2026-03-29'] },
  { timezone: 'Europe/Berlin', at: '2026-03-29T21:58:00Z', days: ['2026-03-29', '2026-03-30'] },
  { timezone: 'Europe/Berlin', at: '2026-10-24T21:58:00Z', days: ['2026-10-24', '2026-10-25'] },
  { timezone: 'Europe/Berlin', at: '2026-10-25T22:58:00Z', days: ['2026-10-25', '2026-10-26'] },
] as const;

export const eventKinds: readonly EventKind[] = ['win', 'impression', 'show', 'click', 'quartile25', 'quartile100'];

const limit = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 2 });
export const ownLimits = fc.record({
  cash: limit(100),
  cashDay: limit(50),
  shows: limit(8),
  showsDay: limit(4),
  showsAllTime: limit(12),
});

const flight = (days: readonly string[]) =>
  fc.record({ startDate: fc.constantFrom(null, ...days), endDate: fc.constantFrom(null, ...days) });

const groupsOf = (days: readonly string[]) =>
  fc.tuple(
    ...[1, 2].map((id) =>
      fc
        .record({
          limits: fc.record({ cash: limit(120), cashDay: limit(60) }),
          timezone: fc.constantFrom('Asia/Kathmandu', 'Europe/Berlin', 'Pacific/Honolulu'),
          dates: flight(days),
        })
        .map(({ dates, ...group }) => groupOf({ id, ...group, ...dates })),
    ),
  );

/** Three campaigns: two of one owner with groups, and one of another owner. */
export const campaignsOf = ({ timezone, days }: (typeof startTimes)[number]) =>
  groupsOf(days).chain((groups) =>
    fc.tuple(
      ...[1, 2, 3].map((id) =>
        fc
          .record({
            // groups belong to the first owner
            group: id === 3 ? fc.constant(null) : fc.constantFrom(null, ...groups),
            limits: ownLimits,
            payModel: fc.constantFrom('cpm', 'cpc', 'cpv'),
            price: fc.integer({ min: 0, max: 15 }),
            timezone: fc.constantFrom(timezone, timezone, 'UTC'),
            dates: flight(days),
          })
          .map(({ dates, ...campaign }) => campaignOf({ id, ownerId: id === 3 ? 8 : 7, ...campaign, ...dates })),
      ),
    ),
  );

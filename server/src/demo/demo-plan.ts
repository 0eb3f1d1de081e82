import { createRandom } from '../advertising/reach/random.ts';
import { withDefaults } from '../advertising/targeting/targeting.ts';
import type { campaigns } from '../platform/db/schema.ts';
import { brands } from './content/brands.ts';
import type { DemoAdvert, DemoAdvertiser, DemoCampaign } from './content/demo-campaign.ts';
import { demoAdvertColumns, demoRegistration } from './demo-adverts.ts';
import { demoCalendar } from './demo-calendar.ts';
import { demoClips } from './demo-clips.ts';
import { type DemoDay, demoDays } from './demo-days.ts';
import { type DemoChange, demoEdits, statusEdits } from './demo-edits.ts';
import { demoLimits } from './demo-limits.ts';
import { distributeDays, withViewingFigures } from './distribute-days.ts';
import { viewingCurve } from './viewing-curve.ts';

type Columns = Omit<typeof campaigns.$inferInsert, 'ownerId' | 'groupId' | 'folderId' | 'updatedBy' | 'formatId'>;

export interface PlannedAdvert {
  source: DemoAdvert;
  columns: ReturnType<typeof demoAdvertColumns>;
  registration: ReturnType<typeof demoRegistration>;
  days: DemoDay[];
}

/** A campaign with its related records, before the database assigns ids. */
export interface PlannedCampaign {
  source: DemoCampaign;
  columns: Columns;
  days: DemoDay[];
  changes: DemoChange[];
  adverts: PlannedAdvert[];
}

/** Generates an advertiser's campaigns as of a given moment. Seeded, so that the same moment gives the same result. */
export function planCampaigns({ campaigns: sources, timezone, owner }: DemoAdvertiser, now: Date): PlannedCampaign[] {
  const calendar = demoCalendar(timezone, now);
  return sources.map((source, index) => {
    const random = createRandom(owner.length * 1000 + index);
    const watched = source.adverts.map(({ name, status, clip }) => ({
      status,
      curve: viewingCurve(name, clip && demoClips[clip].duration),
    }));
    const completes = watched[0]?.curve.completes ?? 0;
    const planned = demoDays(source, { calendar, completes }, random);
    const shares = distributeDays(watched, planned);
    const days = planned.map((day) =>
      withViewingFigures(
        day,
        shares.flatMap((list) => list.filter((share) => share.day === day.day)),
      ),
    );
    const createdAt = calendar.workingTime(source.created, random);
    const values = columnsOf(source, timezone, calendar.dayOf);
    const columns = { ...values, targeting: { ...values.targeting, ...demoLimits(source, days) } };
    const edits = [...statusEdits(source), ...(source.edits ?? [])];
    const changes = demoEdits(edits, fieldsOf(columns), calendar, random);
    const adverts = source.adverts.map((advert, position) => ({
      source: advert,
      columns: demoAdvertColumns(advert, source, { calendar, random }),
      registration: demoRegistration(advert, source, random),
      days: shares[position] ?? [],
    }));
    const dates = { createdAt, updatedAt: changes.at(-1)?.at ?? createdAt, version: changes.length + 1 };
    return { source, columns: { ...columns, ...dates }, days, changes, adverts };
  });
}

function columnsOf(
  { name, status, bid, payModel = 'cpm', pacing = 'even', urlMarks = '', brand, starts, ends, targeting }: DemoCampaign,
  timezone: string,
  dayOf: (offset: number) => string,
) {
  const startDate = starts === undefined ? null : dayOf(starts);
  const endDate = ends === undefined ? null : dayOf(ends);
  const { link: advertLink } = brands[brand];
  return {
    ...{ name, status, bid, payModel, pacing, urlMarks, advertLink, timezone, startDate, endDate },
    targeting: { ...targeting },
  };
}

function fieldsOf({ targeting, ...columns }: ReturnType<typeof columnsOf>): Record<string, unknown> {
  const { name, status, bid, pacing, startDate, endDate, urlMarks } = columns;
  const settings = Object.entries(withDefaults(targeting)).map(([field, value]) => [`ads.${field}`, value]);
  const fields = { name, status, bid, pacing, pay_model: columns.payModel, url_marks: urlMarks };
  return { ...fields, start_date: startDate, end_date: endDate, ...Object.fromEntries(settings) };
}

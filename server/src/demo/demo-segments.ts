import { startOfDay } from '@preroll/rules/time/zoned-time';
import type { Random } from '../advertising/reach/random.ts';
import { apportion, apportionWithin } from './apportion.ts';
import type { DemoViewer } from './demo-audience.ts';

/** Where an advert was played; zeros outside of the platform's own sites. */
export interface DemoSource {
  feed: number;
  site: number;
  placement: number;
  webmaster: number;
  /** The webmaster's share of the price, 0 to 1. */
  share: number;
  /** Responses per request. */
  fill: number;
  weight: number;
}

/** An advert's daily results, as in the application's lists. */
export interface AdvertDay {
  day: string;
  timezone: string;
  impressions: number;
  shows: number;
  clicks: number;
  quartile25: number;
  quartile50: number;
  quartile75: number;
  completes: number;
  /** In the currency of the account. */
  spend: number;
  billed: 'impression' | 'click' | 'quartile100';
  /** The hours in which the campaign is served; empty for all. */
  hours: readonly number[];
}

/** Simultaneous events of the same sort of viewer, counted by kind. */
export interface DemoSegment extends DemoViewer {
  ts: Date;
  source: DemoSource;
  counts: {
    request: number;
    serve: number;
    win: number;
    impression: number;
    show: number;
    skip: number;
    click: number;
    quartile25: number;
    quartile50: number;
    quartile75: number;
    quartile100: number;
  };
  invalid: number;
  /** In micros. */
  price: number;
}

/** The relative share of viewers who leave: on phones more than on televisions. */
const leftOn: Readonly<Record<string, number>> = { mobile: 1.2, tablet: 1.05, desktop: 0.95, smart_tv: 0.55 };

/** How long leaving viewers stay, as the relative share that reaches the next quarter. */
const lingeringOn: Readonly<Record<string, number>> = { mobile: 0.85, tablet: 0.95, desktop: 1.05, smart_tv: 1.35 };

const MAX_SEGMENTS = 72;
const IMPRESSIONS_PER_SEGMENT = 30;

/** The relative number of viewers by hour: few at night, most in the evening. */
const byHour = [3, 2, 1, 1, 1, 2, 4, 7, 8, 8, 8, 9, 10, 10, 9, 9, 10, 11, 13, 15, 16, 15, 11, 6];

/** The relative click rate: higher on small screens. */
const clicksOn: Readonly<Record<string, number>> = { mobile: 1.4, tablet: 1.1, desktop: 0.8, smart_tv: 0.1 };

/**
 * Divides an advert's daily results among hours, viewers and sources. The parts add up exactly to the day; other figures
 * (skips, requests) follow the usual funnel.
 */
export function splitDay(
  day: AdvertDay,
  { viewers, sources, now }: { viewers: readonly DemoViewer[]; sources: readonly DemoSource[]; now: Date },
  random: Random,
): DemoSegment[] {
  const midnight = startOfDay(day.timezone, day.day).getTime();
  const hours = byHour
    .map((weight, hour) => ({ hour, weight }))
    .filter(({ hour }) => day.hours.length === 0 || day.hours.includes(hour));
  const possible = hours.filter(({ hour }) => midnight + hour * 3_600_000 < now.getTime());
  const drawHour = random.weighted(possible.length > 0 ? possible : hours, ({ weight }) => weight);
  const drawSource = random.weighted(sources, ({ weight }) => weight);
  const size = Math.max(1, Math.min(MAX_SEGMENTS, Math.ceil(day.impressions / IMPRESSIONS_PER_SEGMENT)));
  const drawn = Array.from({ length: size }, () => {
    const viewer = random.oneOf(viewers);
    if (viewer === undefined) throw new Error('there are no viewers');
    const start = midnight + drawHour().hour * 3_600_000;
    const end = Math.min(start + 3_600_000, Math.max(now.getTime(), midnight + 1000));
    const ts = new Date(start + random.below(Math.max(1, end - start)));
    return { viewer, source: drawSource(), ts, weight: 60 + random.below(80) };
  });
  const weights = drawn.map(({ weight }) => weight);
  const impressions = apportion(day.impressions, weights);
  const shows = apportion(day.shows, impressions);
  const clicks = apportion(
    day.clicks,
    drawn.map(({ viewer }, index) => (impressions[index] ?? 0) * (clicksOn[viewer.device] ?? 1)),
  );
  const left = apportionWithin(
    day.shows - day.completes,
    drawn.map(({ viewer }, index) => (shows[index] ?? 0) * (leftOn[viewer.device] ?? 1)),
    shows,
  );
  const complete = shows.map((show, index) => show - (left[index] ?? 0));
  // viewers of three quarters also watched half, and so on: each quarter adds a part of those who left earlier
  const add = (more: number, to: readonly number[]) => {
    const gone = shows.map((show, index) => show - (to[index] ?? 0));
    const added = apportionWithin(
      more,
      drawn.map(({ viewer }, index) => (gone[index] ?? 0) * (lingeringOn[viewer.device] ?? 1)),
      gone,
    );
    return to.map((count, index) => count + (added[index] ?? 0));
  };
  const threeQuarters = add(day.quartile75 - day.completes, complete);
  const half = add(day.quartile50 - day.quartile75, threeQuarters);
  const quarter = add(day.quartile25 - day.quartile50, half);
  const billed = { impression: impressions, click: clicks, quartile100: complete }[day.billed];
  const prices = apportion(Math.round(day.spend * 1e6), billed);
  return drawn.map(({ viewer, source, ts }, index) => {
    const [impression = 0, show = 0, quartile100 = 0] = [impressions[index], shows[index], complete[index]];
    const rest = Math.max(0, show - quartile100);
    const serve = impression + Math.round(impression * (0.02 + random.below(30) / 1000));
    return {
      ...viewer,
      ts,
      source,
      counts: {
        request: Math.round(serve / source.fill),
        serve,
        win: impression,
        impression,
        show,
        skip: Math.round(rest * 0.7),
        click: clicks[index] ?? 0,
        quartile25: quarter[index] ?? 0,
        quartile50: half[index] ?? 0,
        quartile75: threeQuarters[index] ?? 0,
        quartile100,
      },
      invalid: Math.round(impression * (0.005 + random.below(15) / 1000)),
      price: prices[index] ?? 0,
    };
  });
}

import type { Random } from './random.ts';
import { LENGTH } from './scene.ts';

/** A report of a viewer's player, with its time in milliseconds after the document. */
export interface Report {
  /** The kind in the URL; `landing` opens the advert's link. */
  kind: string;
  at: number;
}

export interface ViewerPlan {
  reports: Report[];
  /** Whether each report is sent again, at once or later. */
  repeats: 'never' | 'at once' | 'later';
  /** Whether a report is repeated until it gets a response. */
  insists: boolean;
  forges: boolean;
}

const LATE_DELAY_MS = { least: 125_000, most: 170_000 };
/** Milliseconds; longer than an impression may take before it is invalid. */
const SILENT_DELAY_MS = 31_000;

/** The reports of a normal viewer: all events of a video, or the subset sent by shaka-player. */
function watch(random: Random, isTerse: boolean): Report[] {
  const end = random.chance(0.2) ? LENGTH * random.between(0.3, 0.9) : LENGTH;
  const timeline: [string, number][] = [
    ['impression', 0.1],
    ['win', 0.1],
    ['quartile25', LENGTH / 4],
    ['show', 2],
    ['quartile50', LENGTH / 2],
    ['quartile75', (LENGTH * 3) / 4],
    ['quartile100', LENGTH],
  ];
  const reports = timeline
    .filter(([kind, at]) => at <= end && !(isTerse && kind === 'show'))
    .map(([kind, at]) => ({ kind, at: at * 1000 }));
  if (end < LENGTH) reports.push({ kind: 'skip', at: end * 1000 });
  if (random.chance(0.25)) {
    const at = random.between(500, end * 1000);
    if (!isTerse) reports.push({ kind: 'click', at });
    reports.push({ kind: 'landing', at });
  }
  return reports;
}

function reportsOf(random: Random, left: number): Report[] {
  const isLate = random.chance(0.06);
  const [isFailed, isHasty, isSilent] = [random.chance(0.02), random.chance(0.03), random.chance(0.03)];
  const reports = watch(random, random.chance(0.25));
  if (isFailed) return [{ kind: 'error', at: 100 }];
  if (isHasty) return reports.map(({ kind, at }) => ({ kind, at: at / 10 }));
  if (isSilent)
    return reports
      .filter(({ kind, at }) => at > 500 && kind !== 'show')
      .map(({ kind, at }) => ({ kind, at: at + SILENT_DELAY_MS }));
  // after the reservation of two minutes has expired, or by the end of the traffic
  const delay = isLate
    ? Math.max(0, Math.min(random.between(LATE_DELAY_MS.least, LATE_DELAY_MS.most), left - LENGTH * 1000))
    : 0;
  return reports.map(({ kind, at }) => ({ kind, at: at + delay }));
}

/**
 * Plans a viewer at random; three in ten never see the advert.
 *
 * @param left milliseconds until the traffic ends
 */
export function planViewer(random: Random, left: number): ViewerPlan {
  const isNoShow = random.chance(0.3);
  const reports = reportsOf(random, left).sort((a, b) => a.at - b.at);
  return {
    reports: isNoShow ? [] : reports,
    repeats: random.chance(0.8) ? 'never' : random.pick(['at once', 'later']),
    insists: random.chance(0.6),
    forges: random.chance(0.15),
  };
}

import { expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { monitorProcess } from './monitor-process.ts';
import { createRequestCounts } from './request-counts.ts';

const start = Date.parse('2026-11-01T12:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

function createScene() {
  const is = { ready: false, elsewhere: false, away: false, full: false };
  const counts = createRequestCounts(createMetrics());
  const process = monitorProcess({
    limits: { areReady: () => is.ready, isServedElsewhere: () => is.elsewhere, areCountersUnavailable: () => is.away },
    writer: { isFull: () => is.full },
    ...{ counts, startedAt: after(0) },
  });
  onTestFinished(process.close);
  return { is, counts, process };
}

it("returns a process's state, and since when", () => {
  const { is, process } = createScene();
  const standing = (seconds: number) => {
    const { state, since } = process.read(after(seconds));
    return [state, (since.getTime() - start) / 1000];
  };
  expect(standing(1)).toEqual(['starting', 0]);
  is.elsewhere = true;
  expect(standing(2)).toEqual(['elsewhere', 2]);
  Object.assign(is, { elsewhere: false, ready: true });
  expect(standing(30)).toEqual(['serving', 30]);
  expect(standing(40)).toEqual(['serving', 30]);
  is.full = true;
  expect(standing(50)).toEqual(['no_room', 50]);
  is.away = true;
  expect(standing(60)).toEqual(['counters_away', 60]);
});

it('counts the requests of the last hour, or since a more recent start', () => {
  const { counts, process } = createScene();
  const requestsAt = (minutes: number) => {
    const { requests } = process.read(after(minutes * 60));
    return [(requests.since.getTime() - start) / 60_000, requests.outcomes];
  };
  counts.record('advert');
  expect(requestsAt(0)).toEqual([0, { advert: 1 }]);
  for (let minute = 1; minute <= 60; minute += 1) requestsAt(minute);
  counts.record('no_advert');
  expect(requestsAt(60)).toEqual([0, { advert: 1, no_advert: 1 }]);
  expect(requestsAt(90)).toEqual([30, { no_advert: 1 }]);
  expect(requestsAt(150)).toEqual([90, {}]);
});

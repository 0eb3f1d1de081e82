/** The thread for estimates: a targeting with every list full takes the processor for most of a second. */
import { parentPort } from 'node:worker_threads';
import { withNamedPlaces } from '@preroll/rules/places';
import { targetingErrors } from '@preroll/rules/targeting';
import { withStoredEntries } from '@preroll/rules/targeting-dictionaries';
import type { AdRequest } from '../targeting/ad-request.ts';
import { knownDictionaries } from '../targeting/known-dictionaries.ts';
import { compileTargeting } from '../targeting/refused-by.ts';
import { readTargeting, withDefaults } from '../targeting/targeting.ts';
import { type CountedRequests, estimateReach } from './estimate-reach.ts';
import type { ReachAnswer, ReachTask } from './reach-task.ts';
import { sampleRequests } from './sample-requests.ts';

parentPort?.on('message', async (task: ReachTask) => parentPort?.postMessage(await answer(task)));

async function answer(task: ReachTask): Promise<ReachAnswer> {
  const isGone = () => Atomics.load(task.gone, 0) === 1;
  if (isGone()) return { kind: 'gone' };
  const targeting = withDefaults(readTargeting(task.ads));
  const known = withStoredEntries(knownDictionaries(task.dictionaries), withDefaults(withNamedPlaces(task.stored)));
  const errors = targetingErrors(targeting, known);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (isGone()) return { kind: 'gone' };
  const compiled = compileTargeting(targeting, task.timezone);
  const reach = estimateReach(await requestsOf(task), compiled, isGone);
  return reach === null ? { kind: 'gone' } : { kind: 'reach', reach };
}

async function requestsOf({ recorded, now, days }: ReachTask): Promise<CountedRequests> {
  if (recorded === null) {
    const requests = await sampleRequests(now, days);
    return { requests, total: requests.length, isSample: true, days };
  }
  const rows: (Omit<AdRequest, 'at'> & { at: string })[] = JSON.parse(recorded.json);
  const requests = rows.map((row) => ({ ...row, at: new Date(row.at) }));
  return { requests, total: recorded.total, isSample: false, days };
}

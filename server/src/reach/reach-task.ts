import type { components } from '../contract/generated/contract.d.ts';
import type { StoredDictionaries } from '../targeting/known-dictionaries.ts';
import type { Targeting } from '../targeting/targeting.ts';
import type { TargetingErrors } from '../targeting/targeting-policy.ts';
import type { RecordedRequests } from './read-requests.ts';

/** What the thread is asked: an estimate of a targeting. It has no database, so all that it needs comes along. */
export interface ReachTask {
  ads: components['schemas']['AdsTargetingInput'];
  /** IANA */
  timezone: string;
  dictionaries: StoredDictionaries;
  /** What the campaign has: it may keep what dictionaries have dropped since. */
  stored: Targeting;
  /** null for a made-up sample. */
  recorded: RecordedRequests | null;
  now: Date;
  days: number;
  /** Becomes 1 when nobody waits for the answer any more. */
  gone: Int32Array<SharedArrayBuffer>;
}

export type ReachAnswer =
  | { kind: 'reach'; reach: components['schemas']['Reach'] }
  | { kind: 'invalid'; errors: TargetingErrors }
  | { kind: 'gone' };

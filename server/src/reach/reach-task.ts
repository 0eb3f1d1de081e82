import type { TargetingErrors } from '@preroll/rules/targeting';
import type { components } from '../contract/generated/contract.d.ts';
import type { StoredDictionaries } from '../targeting/known-dictionaries.ts';
import type { Targeting } from '../targeting/targeting.ts';
import type { RecordedRequests } from './read-requests.ts';

/** The input of the thread: a targeting and, because the thread has no database, everything that the estimate needs. */
export interface ReachTask {
  ads: components['schemas']['AdsTargetingInput'];
  /** IANA */
  timezone: string;
  dictionaries: StoredDictionaries;
  /** The campaign's stored targeting: it may keep values that its dictionaries have dropped. */
  stored: Targeting;
  /** null for a generated sample. */
  recorded: RecordedRequests | null;
  now: Date;
  days: number;
  /** Becomes 1 when the answer is no longer needed. */
  gone: Int32Array<SharedArrayBuffer>;
}

export type ReachAnswer =
  | { kind: 'reach'; reach: components['schemas']['Reach'] }
  | { kind: 'invalid'; errors: TargetingErrors }
  | { kind: 'gone' };

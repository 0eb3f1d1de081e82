import { checkStatusChange } from '@preroll/rules/advert/advert-status';
import {
  type Advert,
  type AdvertStatus,
  advertStateLabels,
  advertStateOf,
  readAdvert,
  toAdvert,
  toAdvertUpdate,
} from '@/entities/advert';
import type { Viewer } from '@/entities/session';
import { updateAdvert } from '@/shared/api';

export interface StatusChange {
  status: AdvertStatus;
  /** The reason for a ban; required with one. */
  ban?: string | null;
  /** The version that was reviewed: if the advert has another version by now, nothing is changed. */
  version?: number | undefined;
}

/**
 * Changes the status of an advert. The rule is applied to the server's current state of the advert, not to a cached
 * one.
 *
 * @throws Error with the specification's text (section 4) if the rule refuses, ApiError if the server does
 */
export async function changeAdvertStatus(id: number, { version, ...change }: StatusChange, viewer: Viewer) {
  // not through a query: a query would be cancelled when the user leaves the page
  const { advert } = await readAdvert(id);
  const refusal = checkStatusChange(advert.status, change.status, viewer);
  if (refusal !== null) throw new Error(refusal.text);
  if (version !== undefined && version !== advert.version)
    throw new Error(`${advert.name} was changed meanwhile, status: ${advertStateLabels[advertStateOf(advert)]}`);

  const saved: Advert = toAdvert(await updateAdvert(id, toAdvertUpdate({ ...advert, ...change })));
  if (change.status === 'approved' && saved.status !== 'approved')
    throw new Error(`cannot approved advert, status: ${saved.status}`);
  return saved;
}

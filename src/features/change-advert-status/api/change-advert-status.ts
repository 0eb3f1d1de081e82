import { refuseStatusChange } from '@preroll/rules/advert/advert-status';
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
  /** The reason for a ban, which is required with one. */
  ban?: string | null;
  /** The version that was judged: an advert that has another one by now keeps its status. */
  version?: number | undefined;
}

/**
 * Moves an advert to another status. The rule is applied to the advert as the server has it now, not to the cached one.
 *
 * @throws Error with the specification's text (section 4) for a refusal by the rule, ApiError for one by the server
 */
export async function changeAdvertStatus(id: number, { version, ...change }: StatusChange, viewer: Viewer) {
  // a direct call, because a query is cancelled when the user leaves the page, and the change must go on
  const { advert } = await readAdvert(id);
  const refusal = refuseStatusChange(advert.status, change.status, viewer);
  if (refusal !== null) throw new Error(refusal.text);
  if (version !== undefined && version !== advert.version)
    throw new Error(`${advert.name} was changed meanwhile, status: ${advertStateLabels[advertStateOf(advert)]}`);

  const saved: Advert = toAdvert(await updateAdvert(id, toAdvertUpdate({ ...advert, ...change })));
  if (change.status === 'approved' && saved.status !== 'approved')
    throw new Error(`cannot approved advert, status: ${saved.status}`);
  return saved;
}

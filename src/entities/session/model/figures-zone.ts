import { useSearch } from '@tanstack/react-router';
import { accountZone } from '@/shared/lib/dates';
import { type Cabinet, managesOthers } from './cabinets';

/**
 * The time zone of a record's figures, as the server chooses it for lists and reports: the one chosen in the URL, or
 * else the user's own for managers and admins, and the record's for its owner.
 */
export const figuresZone = (cabinet: Cabinet, ofRecord: string, chosen: string | undefined): string =>
  chosen ?? (managesOthers(cabinet) ? accountZone() : ofRecord);

/** Like `figuresZone`, with the time zone from the URL. */
export function useFiguresZone(cabinet: Cabinet, ofRecord: string): string {
  const chosen = useSearch({ strict: false, select: (search) => search.zone });
  return figuresZone(cabinet, ofRecord, chosen);
}

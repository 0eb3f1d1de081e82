import { useSearch } from '@tanstack/react-router';
import { accountZone } from '@/shared/lib/dates';
import { type Cabinet, managesOthers } from './cabinets';

/**
 * The time zone in which the days of a record's figures begin, as the server has it for lists and reports: the chosen one;
 * without a choice the reader's own for managers and admins, and the record's for its owner.
 */
export const figuresZone = (cabinet: Cabinet, ofRecord: string, chosen: string | undefined): string =>
  chosen ?? (managesOthers(cabinet) ? accountZone() : ofRecord);

/** The same, with what the address has as chosen. */
export function useFiguresZone(cabinet: Cabinet, ofRecord: string): string {
  const chosen = useSearch({ strict: false, select: (search) => search.zone });
  return figuresZone(cabinet, ofRecord, chosen);
}

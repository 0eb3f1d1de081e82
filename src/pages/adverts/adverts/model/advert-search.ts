import { readPeriodState } from '@preroll/rules/time/periods';
import { AdvertState } from '@/shared/api';
import type { PeriodState } from '@/shared/lib/dates';
import { choicesFrom, idFrom } from '@/shared/lib/search';

interface AdvertSearch extends PeriodState {
  /** Comma-separated: `working,stopped`. */
  status?: string | undefined;
  owner?: number | undefined;
}

/** Reads the filters and dates of the list of all adverts from the URL. Invalid values are ignored. */
export const advertSearch = ({ status, owner, ...rest }: Record<string, unknown>): AdvertSearch => ({
  ...readPeriodState(rest),
  status: choicesFrom(AdvertState, status),
  owner: idFrom(1, owner),
});

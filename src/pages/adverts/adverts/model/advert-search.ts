import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { AdvertState } from '@/shared/api';
import type { ZonedPeriodState } from '@/shared/lib/dates';
import { idFrom, parseChoices } from '@/shared/lib/search';

interface AdvertSearch extends ZonedPeriodState {
  /** Comma-separated: `working,stopped`. */
  status?: string | undefined;
  owner?: number | undefined;
}

/** Reads the filters and dates of the list of adverts from the URL. Invalid values are ignored. */
export const advertSearch = ({ status, owner, ...rest }: Record<string, unknown>): AdvertSearch => ({
  ...parseZonedPeriodState(rest),
  status: parseChoices(AdvertState, status),
  owner: idFrom(1, owner),
});

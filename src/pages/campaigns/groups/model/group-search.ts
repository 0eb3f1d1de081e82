import { readZonedPeriodState } from '@preroll/rules/time/periods';
import { GroupStatus } from '@/shared/api';
import type { ZonedPeriodState } from '@/shared/lib/dates';
import { choicesFrom, idFrom } from '@/shared/lib/search';

interface GroupSearch extends ZonedPeriodState {
  /** Comma-separated: `working,stopped`. */
  status?: string | undefined;
  owner?: number | undefined;
}

/** Reads the filters and dates of the list of groups from the URL. Invalid values are ignored. */
export const groupSearch = ({ status, owner, ...rest }: Record<string, unknown>): GroupSearch => ({
  ...readZonedPeriodState(rest),
  status: choicesFrom(GroupStatus, status),
  owner: idFrom(1, owner),
});

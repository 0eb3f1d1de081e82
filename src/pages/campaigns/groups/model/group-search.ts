import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { GroupState, GroupStatus } from '@/shared/api';
import type { ZonedPeriodState } from '@/shared/lib/dates';
import { idFrom, parseChoices } from '@/shared/lib/search';

interface GroupSearch extends ZonedPeriodState {
  /** Comma-separated: `working,stopped`. */
  status?: string | undefined;
  /** Comma-separated: `serving,limit_reached`. */
  state?: string | undefined;
  owner?: number | undefined;
}

/** Reads the filters and dates of the list of groups from the URL. Invalid values are ignored. */
export const groupSearch = ({ status, state, owner, ...rest }: Record<string, unknown>): GroupSearch => ({
  ...parseZonedPeriodState(rest),
  status: parseChoices(GroupStatus, status),
  state: parseChoices(GroupState, state),
  owner: idFrom(1, owner),
});

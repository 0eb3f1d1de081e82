import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { CampaignState, CampaignStatus } from '@/shared/api';
import type { ZonedPeriodState } from '@/shared/lib/dates';
import { idFrom, parseChoices } from '@/shared/lib/search';

interface CampaignSearch extends ZonedPeriodState {
  /** Comma-separated: `working,stopped`. */
  status?: string | undefined;
  /** Comma-separated: `serving,limit_reached`. */
  state?: string | undefined;
  /** A group's id; 0 for campaigns without a group. */
  group?: number | undefined;
  owner?: number | undefined;
}

/** Reads the filters and dates of the list of campaigns from the URL. Invalid values are ignored. */
export const campaignSearch = ({ status, state, group, owner, ...rest }: Record<string, unknown>): CampaignSearch => ({
  ...parseZonedPeriodState(rest),
  status: parseChoices(CampaignStatus, status),
  state: parseChoices(CampaignState, state),
  group: idFrom(0, group),
  owner: idFrom(1, owner),
});

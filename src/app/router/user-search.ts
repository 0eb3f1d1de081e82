import type { SupportPanel, UserStatus } from '@/shared/api';
import { idFrom, knownStatuses } from './campaign-search';

/** Without the deleted ones, which no list shows. */
const statuses: readonly UserStatus[] = ['working', 'stopped', 'moderate', 'lock', 'ban', 'archive'];
const panels: readonly SupportPanel[] = ['admin', 'manager', 'advertiser', 'webmaster', 'block'];
const tabs = ['rights', 'legal', 'sessions', 'activity', 'history'] as const;

interface UserSearch {
  /** Comma-separated: `working,lock`. */
  status?: string | undefined;
  panel?: SupportPanel | undefined;
  /** A manager's id; 0 for users without a manager. */
  manager?: number | undefined;
}

/** Reads the filters of the list of users from the URL. Invalid values are ignored. */
export const userSearch = ({ status, panel, manager }: Record<string, unknown>): UserSearch => ({
  status: knownStatuses(statuses, status),
  panel: panels.find((choice) => choice === panel),
  manager: idFrom(0, manager),
});

/** Reads the tab of a user's page; the profile without one. */
export const userTabSearch = ({ tab }: Record<string, unknown>): { tab?: (typeof tabs)[number] | undefined } => ({
  tab: tabs.find((choice) => choice === tab),
});

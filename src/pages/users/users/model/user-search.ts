import { SupportPanel, UserStatus } from '@/shared/api';
import { idFrom, parseChoices } from '@/shared/lib/search';

interface UserSearch {
  /** Comma-separated: `working,lock`. */
  status?: string | undefined;
  panel?: SupportPanel | undefined;
  /** A manager's id; 0 for users without a manager. */
  manager?: number | undefined;
}

/** Reads the filters of the list of users from the URL. Invalid values are ignored. */
export const userSearch = ({ status, panel, manager }: Record<string, unknown>): UserSearch => ({
  status: parseChoices(UserStatus, status),
  panel: Object.values(SupportPanel).find((choice) => choice === panel),
  manager: idFrom(0, manager),
});

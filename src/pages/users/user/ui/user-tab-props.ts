import type { UserDetail } from '@/shared/api';

export interface UserTabProps {
  user: UserDetail;
  /** Whether users see their own page. */
  isSelf: boolean;
}

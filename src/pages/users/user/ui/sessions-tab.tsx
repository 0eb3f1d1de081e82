import { endUserSession, endUserSessions } from '@/shared/api';
import { SessionTable } from '@/widgets/session-list';
import type { UserTabProps } from './user-tab-props';

export const SessionsTab = ({ user }: UserTabProps) => (
  <SessionTable
    of={user.id}
    name={user.name}
    end={(sessionId) => endUserSession(user.id, sessionId)}
    endAll={() => endUserSessions(user.id)}
  />
);

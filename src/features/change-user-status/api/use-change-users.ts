import { userQueries } from '@/entities/user';
import { changeUsers } from '@/shared/api';
import { useBulkChange } from '@/shared/ui/bulk-results';
import { type ChangedUser, inverseOf, nameUsers, successMessage, toCalls, type UserChange } from '../model/user-change';

export const useChangeUsers = () =>
  useBulkChange({
    change: async (change: UserChange, users: readonly ChangedUser[]) => {
      const answers = await Promise.all(toCalls(change, users).map((call) => changeUsers(call)));
      return answers.flatMap(({ results }) => results);
    },
    meta: { hasForm: true, invalidates: [{ queryKey: userQueries.all() }] },
    success: successMessage,
    inverse: (_change, _users, results) => inverseOf(results),
    title: (_change, users) => nameUsers(users),
    noun: 'User',
  });

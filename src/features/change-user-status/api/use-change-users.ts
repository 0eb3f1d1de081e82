import { useMutation } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { changeUsers, type UserBulk } from '@/shared/api';

/** Locks or unlocks users in one call. The answer has a result for each. */
export const useChangeUsers = () =>
  useMutation({
    meta: { hasForm: true, invalidates: [{ queryKey: userQueries.all() }] },
    mutationFn: async (body: UserBulk) => (await changeUsers(body)).results,
  });

import { userQueries } from '@/entities/user';
import { getUser, type UserUpdate as UserUpdateDto, updateUser } from '@/shared/api';
import { UserUpdate } from '@/shared/contract';
import { fieldsOf, pick, type Revertible } from './revertible';

export function revertibleUser(id: number): Revertible {
  const fields = fieldsOf(UserUpdate);
  return {
    takes: (field) => fields.includes(field),
    read: async () => {
      const user = await getUser(id);
      return { version: user.version, body: pick(user, UserUpdate) };
    },
    save: ({ version, changed }) => updateUser(id, { ...changed, version } as UserUpdateDto),
    invalidates: [{ queryKey: userQueries.all() }],
  };
}

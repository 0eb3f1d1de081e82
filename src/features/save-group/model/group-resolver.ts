import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { refuseGroup } from '@/entities/group';
import { GroupCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';

const byContract = contractResolver(GroupCreate);

/** The contract's rules, and those between the fields. */
export const groupResolver: Resolver<GroupCreate, unknown, GroupCreate> = async (values, context, options) => {
  const { values: checked, errors } = await byContract(values, context, options);
  const refused = Object.entries(refuseGroup(values)).map(([field, [message]]) => [field, { type: 'group', message }]);
  const all: FieldErrors<FieldValues> = { ...Object.fromEntries(refused), ...errors };
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values: checked as GroupCreate, errors: {} };
};

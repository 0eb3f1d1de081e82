import { validateUser } from '@preroll/rules/user/user';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import type { UserUpdate as UserUpdateDto } from '@/shared/api';
import { UserCreate, UserUpdate } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';
import { dropHiddenKpp } from './drop-hidden-kpp';

/** Validates a new user by the contract and by rules that involve several fields. */
export const newUserResolver: Resolver<UserCreate, unknown, UserCreate> = (values, ...others) =>
  checkNew(dropHiddenKpp(values), ...others);

const checkNew = withRules<UserCreate, UserCreate>(contractResolver(UserCreate), validateUser);

/** The fields of a user that one form edits. */
export type UserSection = Omit<UserUpdateDto, 'version' | 'status' | 'status_reason'> & {
  /** What happens to the clients of a user who loses the manager cabinet. */
  clients?: z.output<typeof takeover> | undefined;
};

const takeover = z.enum(['transfer', 'release']);

const section = UserUpdate.omit({ version: true, status: true, status_reason: true }).extend({
  clients: takeover.optional(),
});

/** Validates some fields of a user; fields that the form doesn't have are not checked. */
export const userSectionResolver: Resolver<UserSection, unknown, UserSection> = (values, ...others) =>
  checkSection(dropHiddenKpp(values), ...others);

const checkSection = withRules<UserSection, UserSection>(contractResolver(section), validateUser);

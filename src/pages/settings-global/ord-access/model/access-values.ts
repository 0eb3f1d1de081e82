import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { OrdAccess, OrdAccessInput } from '@/shared/api';
import { OrdAccessInput as inputSchema, OrdAccessUpdate as updateSchema } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';

/** The fields of API access; an empty token keeps the stored one. */
export type AccessValues = Required<OrdAccessInput>;

export const blankAccess: AccessValues = {
  name: '',
  operator: 'vk',
  environment: 'sandbox',
  base_url: '',
  status: 'working',
  token: '',
};

/** The fields that the form edits. The server never returns the stored token, so it starts empty. */
export const toAccessValues = ({ name, operator, environment, base_url, status }: OrdAccess): AccessValues => ({
  name,
  operator,
  environment,
  base_url,
  status,
  token: '',
});

/** Converts an empty token to undefined before validation. */
const withoutEmptyToken =
  <Output extends FieldValues>(
    resolve: Resolver<AccessValues, unknown, Output>,
  ): Resolver<AccessValues, unknown, Output> =>
  (values, context, options) =>
    resolve({ ...values, token: values.token.trim() || undefined } as AccessValues, context, options);

export const newAccessResolver = withoutEmptyToken(contractResolver(inputSchema.required()));

/** The values of an edit; the token is present only if one was entered. */
export type SavedAccess = Omit<AccessValues, 'token'> & { token?: string | undefined };

// the cast: an empty token is converted to undefined before the schema sees it
const savedSchema = updateSchema.omit({ version: true }) as unknown as z.ZodType<SavedAccess, AccessValues>;

export const savedAccessResolver = withoutEmptyToken(contractResolver<AccessValues, SavedAccess>(savedSchema));

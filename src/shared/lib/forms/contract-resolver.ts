import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { fieldMessage } from './field-message';

/** Passwords are taken as they were typed. Twin: `server/src/contract/tidy-input.ts`, which has them from the contract. */
export const untouched: readonly string[] = ['current_password', 'password'];

const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, untouched.includes(key) ? entry : trimmed(entry)]),
  );
};

const nothing = (values: FieldValues, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((field) => values[field] === '').map((field) => [field, null]));

/**
 * Checks a form by a schema of the contract, with messages for people. Strings are trimmed before, as the server does
 * it; what is typed stays as it was.
 *
 * @param nullable fields whose empty text means "none", which the contract writes as null
 */
export const contractResolver = <Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  nullable: readonly (keyof Input & string)[] = [],
): Resolver<Input, unknown, Output> => {
  const resolve = zodResolver<Input, unknown, Output>(schema, { error: fieldMessage });
  return (values, context, options) => {
    const clean = trimmed(values) as Input;
    return resolve({ ...clean, ...nothing(clean, nullable) }, context, options);
  };
};

import { zodResolver } from '@hookform/resolvers/zod';
import { tidyText } from '@preroll/rules/text/tidy-text';
import { verbatimFields } from '@preroll/rules/text/verbatim-fields';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { fieldMessage } from './field-message';

const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, verbatimFields.includes(key) ? entry : trimmed(entry)]),
  );
};

const nothing = (values: FieldValues, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((field) => values[field] === '').map((field) => [field, null]));

/**
 * Validates a form against a contract schema, with readable messages. Trims strings for validation, as the server does,
 * but leaves the typed text in the form.
 *
 * @param nullable fields whose empty text means "none", sent as null
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

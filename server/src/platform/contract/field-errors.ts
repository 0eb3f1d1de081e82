import { patternMessage } from '@preroll/rules/text/pattern-message';
import { plainNumber } from '@preroll/rules/text/plain-number';
import type { ErrorObject } from 'ajv';
import type { FieldErrors } from './api-error.ts';
import { unwrapValueErrors } from './unwrap-value-errors.ts';

/** The maximum number of reported fields: nobody reads more. */
const MAX_FIELDS = 100;

/** Translates validation errors into messages for users, one per field path. */
export function toFieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const fields = new Map<string, string[]>();
  for (const error of unwrapValueErrors(errors)) {
    const path = pathOf(error);
    if (!fields.has(path)) fields.set(path, [messageOf(error)]);
    if (fields.size === MAX_FIELDS) break;
  }
  return Object.fromEntries(fields);
}

/**
 * Turns `/additional_trackers/0/url` into `additional_trackers.0.url`. Missing and unknown properties count as fields.
 */
function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') path.push(params.missingProperty);
  if (keyword === 'additionalProperties') path.push(params.additionalProperty);
  return path.join('.');
}

type MessageOf = (params: Record<string, unknown>) => string;

const messageOfKeyword: Record<string, MessageOf> = {
  required: () => 'Required',
  additionalProperties: () => 'Unknown field',
  type: ({ type }) => typeWords(type),
  enum: ({ allowedValues }) => `Must be one of ${(allowedValues as unknown[]).join(', ')}`,
  minLength: ({ limit }) => (limit === 1 ? 'Required' : `At least ${limit} characters`),
  maxLength: ({ limit }) => `At most ${limit} characters`,
  minimum: ({ limit }) => `At least ${plainNumber(limit)}`,
  maximum: ({ limit }) => `At most ${limit}`,
  minItems: ({ limit }) => (limit === 1 ? 'Required' : `At least ${limit} entries`),
  maxItems: ({ limit }) => `At most ${limit} entries`,
  uniqueItems: () => 'Each entry only once',
  pattern: ({ pattern }) => patternMessage(String(pattern)) ?? 'Has characters that do not belong here',
  format: ({ format }) => formats[String(format)] ?? `Must be a valid ${format}`,
};

const formats: Record<string, string> = {
  email: 'Must be an e-mail address',
  date: 'Must be a date, from 1970 on',
};

function messageOf({ keyword, params, data, message }: ErrorObject): string {
  if (keyword === 'pattern' && data === '') return 'Required';
  return messageOfKeyword[keyword]?.(params) ?? message ?? 'Wrong value';
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
};

const typeWords = (type: unknown) =>
  `Must be ${[type]
    .flat()
    .map((name) => typeNames[String(name)] ?? name)
    .join(' or ')}`;

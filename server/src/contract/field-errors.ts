import type { ErrorObject } from 'ajv';
import type { FieldErrors } from './api-error.ts';
import { withoutWrapping } from './without-wrapping.ts';

/** More than anybody reads. */
const MOST_FIELDS = 100;

/** What the validator found, in words for people, by the path of the field; one message for each field. */
export function toFieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const fields = new Map<string, string[]>();
  for (const error of withoutWrapping(errors)) {
    const path = pathOf(error);
    if (!fields.has(path)) fields.set(path, [messageOf(error)]);
    if (fields.size === MOST_FIELDS) break;
  }
  return Object.fromEntries(fields);
}

/** `/additional_trackers/0/url` is `additional_trackers.0.url`; what is missing or unknown counts as a field. */
function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') path.push(params.missingProperty);
  if (keyword === 'additionalProperties') path.push(params.additionalProperty);
  return path.join('.');
}

type Words = (params: Record<string, unknown>) => string;

const words: Record<string, Words> = {
  required: () => 'Required',
  additionalProperties: () => 'Unknown field',
  type: ({ type }) => typeWords(type),
  enum: ({ allowedValues }) => `Must be one of ${(allowedValues as unknown[]).join(', ')}`,
  minLength: ({ limit }) => (limit === 1 ? 'Required' : `At least ${limit} characters`),
  maxLength: ({ limit }) => `At most ${limit} characters`,
  minimum: ({ limit }) => `At least ${limit}`,
  maximum: ({ limit }) => `At most ${limit}`,
  minItems: ({ limit }) => (limit === 1 ? 'Required' : `At least ${limit} entries`),
  maxItems: ({ limit }) => `At most ${limit} entries`,
  uniqueItems: () => 'Each entry only once',
  pattern: ({ pattern }) => patternWords(String(pattern)),
  format: ({ format }) => formats[String(format)] ?? `Must be a valid ${format}`,
};

const formats: Record<string, string> = {
  email: 'Must be an e-mail address',
  date: 'Must be a date, from 1970 on',
};

function messageOf({ keyword, params, data, message }: ErrorObject): string {
  if (keyword === 'pattern' && data === '') return 'Required';
  return words[keyword]?.(params) ?? message ?? 'Wrong value';
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

/** Patterns that people should know. Twin: `src/shared/lib/forms/field-message.ts`. */
const patterns: Record<string, string> = {
  '^[A-Za-z0-9]{6,64}$': '6 to 64 letters and digits',
  '^[0-9]{1,3}[.][0-9]{1,3}[.][0-9]{1,3}$': 'Three numbers with dots between, such as 30.10.1',
  '^\\S+$': 'No blanks in it',
};

/** The contract's patterns begin with what they are about. */
function patternWords(pattern: string): string {
  if (pattern.startsWith('^https?:')) return 'Must be a web address that begins with http:// or https://';
  if (pattern.startsWith('^https:')) return 'Must be a web address that begins with https://';
  if (pattern.startsWith('^data:image')) return 'Must be a png or svg picture';
  return patterns[pattern] ?? 'Has characters that do not belong here';
}

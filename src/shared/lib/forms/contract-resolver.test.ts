import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contractResolver } from './contract-resolver';

const schema = z.object({
  name: z.string().min(1).max(5),
  link: z.string().regex(/^https?:\/\/[^\s]*$/),
  script: z
    .string()
    .regex(/^https:\/\/[^\s]*$/)
    .nullable(),
  width: z.number().min(1).max(7680),
});

type Values = z.input<typeof schema>;

const good: Values = { name: 'one', link: 'https://a.example', script: null, width: 10 };

const resolve = (values: unknown) =>
  contractResolver(schema, ['script'])(values as Values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('contractResolver', () => {
  it('trims the submitted values and sends null for an empty nullable field', async () => {
    const { values } = await resolve({ ...good, name: ' one ', script: '  ' });
    expect(values).toEqual(good);
  });

  it('does not trim passwords', async () => {
    const withPassword = z.object({ name: z.string(), password: z.string() });
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { values } = await contractResolver(withPassword)({ name: ' a ', password: ' b ' }, undefined, options);
    expect(values).toEqual({ name: 'a', password: ' b ' });
  });

  it.each([
    { change: { name: '   ' }, field: 'name', message: 'Required' },
    { change: { name: 'longer' }, field: 'name', message: 'At most 5 characters' },
    { change: { link: '' }, field: 'link', message: 'Required' },
    {
      change: { link: 'a.example' },
      field: 'link',
      message: 'Must be a web address that begins with http:// or https://',
    },
    { change: { script: 'http://a' }, field: 'script', message: 'Must be a web address that begins with https://' },
    { change: { width: null }, field: 'width', message: 'Required' },
    { change: { width: 0 }, field: 'width', message: 'At least 1' },
    { change: { width: 7681 }, field: 'width', message: 'At most 7680' },
  ])('$change: $message', async ({ change, field, message }) => {
    const { errors } = await resolve({ ...good, ...change });
    expect(errors).toMatchObject({ [field]: { message } });
  });
});

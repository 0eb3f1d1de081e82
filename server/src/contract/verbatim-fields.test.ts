import { expect, it } from 'vitest';
import { verbatimFieldsOf } from './verbatim-fields.ts';

const password = { type: 'string', format: 'password' };
const objectOf = (properties: object) => ({ type: 'object', properties });

it('finds all passwords and code in the contract, and nothing else', () => {
  const schemas = {
    Password: password,
    Alias: { $ref: '#/components/schemas/Password' },
    Name: { type: 'string' },
    Account: objectOf({
      name: { $ref: '#/components/schemas/Name' },
      direct: password,
      code: { type: 'string', 'x-verbatim': true },
      referred: { $ref: '#/components/schemas/Password' },
      twice: { $ref: '#/components/schemas/Alias' },
      nested: objectOf({ inner: password }),
    }),
    Joined: { allOf: [{ $ref: '#/components/schemas/Account' }, objectOf({ joined: password })] },
  };
  const content = { 'application/json': { schema: objectOf({ inline: password }) } };
  const paths = { '/sign-in': { post: { requestBody: { content } } } };
  expect(verbatimFieldsOf({ paths, components: { schemas, parameters: {}, responses: {} } })).toEqual([
    'code',
    'direct',
    'inline',
    'inner',
    'joined',
    'referred',
    'twice',
  ]);
});

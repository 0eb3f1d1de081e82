import { expect, it } from 'vitest';
import { passwordFieldsOf } from './password-fields.ts';

const password = { type: 'string', format: 'password' };
const objectOf = (properties: object) => ({ type: 'object', properties });

it('finds passwords wherever the contract has them, and nothing else', () => {
  const schemas = {
    Password: password,
    Alias: { $ref: '#/components/schemas/Password' },
    Name: { type: 'string' },
    Account: objectOf({
      name: { $ref: '#/components/schemas/Name' },
      direct: password,
      referred: { $ref: '#/components/schemas/Password' },
      twice: { $ref: '#/components/schemas/Alias' },
      nested: objectOf({ inner: password }),
    }),
    Joined: { allOf: [{ $ref: '#/components/schemas/Account' }, objectOf({ joined: password })] },
  };
  const content = { 'application/json': { schema: objectOf({ inline: password }) } };
  const paths = { '/sign-in': { post: { requestBody: { content } } } };
  expect(passwordFieldsOf({ paths, components: { schemas, parameters: {}, responses: {} } })).toEqual([
    'direct',
    'inline',
    'inner',
    'joined',
    'referred',
    'twice',
  ]);
});

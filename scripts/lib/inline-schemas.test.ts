import { expect, it } from 'vitest';
import { inlineSchemas } from './inline-schemas.ts';

it('inlines a marked schema and keeps the siblings of the reference', () => {
  const id = { 'x-inline': true, type: 'integer', minimum: 1, description: 'The number of a record.' };
  const group = {
    properties: {
      id: { $ref: '#/components/schemas/Id' },
      owner_id: { $ref: '#/components/schemas/Id', description: 'Whose it is.' },
      status: { $ref: '#/components/schemas/Status' },
    },
  };
  const status = { type: 'string' };
  expect(inlineSchemas({ components: { schemas: { Id: id, Group: group, Status: status } } })).toEqual({
    components: {
      schemas: {
        Group: {
          properties: {
            id: { type: 'integer', minimum: 1, description: 'The number of a record.' },
            owner_id: { type: 'integer', minimum: 1, description: 'Whose it is.' },
            status: { $ref: '#/components/schemas/Status' },
          },
        },
        Status: status,
      },
    },
  });
});

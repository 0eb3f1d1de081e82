import { expect, it } from 'vitest';
import { operations } from './contract.ts';
import type { OperationId } from './handlers.ts';

/** By hand in the type that leaves them out of the handlers: types don't have `x-protocol`. */
const tus: Exclude<'createUpload' | 'getUploadOffset' | 'appendUpload' | 'cancelUpload', OperationId>[] = [
  'createUpload',
  'getUploadOffset',
  'appendUpload',
  'cancelUpload',
];

it('leaves exactly the operations of tus to routes of their own', () => {
  const other = [...operations.values()].filter((operation) => operation['x-protocol'] === 'tus');
  expect(new Set(other.map(({ operationId }) => operationId))).toEqual(new Set<string>(tus));
});

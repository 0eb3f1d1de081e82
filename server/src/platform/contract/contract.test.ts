import { expect, it } from 'vitest';
import { operations } from './contract.ts';
import type { OperationId } from './handlers.ts';

/** Listed by hand in the type that excludes them from the handlers, because types cannot read `x-protocol`. */
const others: Exclude<
  | 'createUpload'
  | 'getUploadOffset'
  | 'appendUpload'
  | 'cancelUpload'
  | 'getVast'
  | 'reportVastError'
  | 'unsubscribeByMail',
  OperationId
>[] = [
  'createUpload',
  'getUploadOffset',
  'appendUpload',
  'cancelUpload',
  'getVast',
  'reportVastError',
  'unsubscribeByMail',
];

it('leaves exactly the operations of other protocols to separate routes', () => {
  const other = [...operations.values()].filter((operation) => operation['x-protocol'] !== undefined);
  expect(new Set(other.map(({ operationId }) => operationId))).toEqual(new Set<string>(others));
});

import type { InvalidateQueryFilters } from '@tanstack/react-query';
import type { RecordBody } from './plan-revert';

/** A record whose changes can be reverted by an ordinary save, under all its rules. */
export interface Revertible {
  /** Whether a save takes this field of the history. */
  takes: (field: string) => boolean;
  /** Reads the record as it is now. */
  read: () => Promise<{ version: number; body: RecordBody }>;
  /** Saves the record: its changed fields, or the whole of it, by what its operation takes. */
  save: (edit: { version: number; changed: RecordBody; body: RecordBody }) => Promise<unknown>;
  invalidates: readonly InvalidateQueryFilters[];
}

/** States have rules of their own, and the history doesn't have folders. */
const notReverted: readonly string[] = ['status', 'status_reason', 'version', 'folder_id'];

/** The fields of a contract schema that can be reverted. */
export const fieldsOf = ({ shape }: { shape: object }, except: readonly string[] = []): string[] =>
  Object.keys(shape).filter((field) => !notReverted.includes(field) && !except.includes(field));

/** The fields of a record that its update takes. */
export const pick = (record: object, { shape }: { shape: object }): RecordBody =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in shape && field !== 'version'));

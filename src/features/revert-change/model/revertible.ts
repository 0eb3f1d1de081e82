import type { InvalidateQueryFilters } from '@tanstack/react-query';
import type { RecordBody } from './plan-revert';

/** A record whose changes can be reverted by saving it normally, subject to all its rules. */
export interface Revertible {
  /** Whether this field of the history can be saved. */
  takes: (field: string) => boolean;
  read: () => Promise<{ version: number; body: RecordBody }>;
  /** Saves the changed fields or the whole record, depending on the operation. */
  save: (edit: { version: number; changed: RecordBody; body: RecordBody }) => Promise<unknown>;
  invalidates: readonly InvalidateQueryFilters[];
}

/** Statuses have their own transitions, and the history does not contain folders. */
const notReverted: readonly string[] = ['status', 'status_reason', 'version', 'folder_id'];

/** The fields of a contract schema that can be reverted. */
export const fieldsOf = ({ shape }: { shape: object }, except: readonly string[] = []): string[] =>
  Object.keys(shape).filter((field) => !notReverted.includes(field) && !except.includes(field));

/** Picks the fields of a record that its update accepts. */
export const pick = (record: object, { shape }: { shape: object }): RecordBody =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in shape && field !== 'version'));

/** The times of a record's creation and last update, in the contract's format. */
export const timestampsOf = ({ createdAt, updatedAt }: Record<'createdAt' | 'updatedAt', Date>) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

/**
 * Narrows the status of a record from a query that excludes deleted ones.
 * @throws Error for a deleted record, which is a bug
 */
export function nonDeletedStatus(status: 'working' | 'stopped' | 'deleted'): 'working' | 'stopped' {
  if (status === 'deleted') throw new Error('The record is deleted');
  return status;
}

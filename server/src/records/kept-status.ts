/**
 * Narrows the status of a record that a query has read without deleted ones.
 * @throws Error for a deleted record, which is a defect
 */
export function keptStatus(status: 'working' | 'stopped' | 'deleted'): 'working' | 'stopped' {
  if (status === 'deleted') throw new Error('The record is deleted');
  return status;
}

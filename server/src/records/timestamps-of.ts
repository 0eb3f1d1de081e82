/** The times of a record's creation and last update, in the contract's format. */
export const timestampsOf = ({ createdAt, updatedAt }: Record<'createdAt' | 'updatedAt', Date>) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

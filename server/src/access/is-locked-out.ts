import type { users } from '../db/schema.ts';

/** Whether a user may not call anything, and nothing that belongs to them serves. */
export const isLockedOut = ({ status }: Pick<typeof users.$inferSelect, 'status'>): boolean =>
  status === 'lock' || status === 'ban';

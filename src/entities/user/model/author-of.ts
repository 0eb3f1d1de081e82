import type { Change } from '@/shared/api';

/** The author of a change, for histories. Changes without a user were made by the platform itself. */
export const authorOf = ({ user_name }: Pick<Change, 'user_name'>): string => user_name ?? 'Preroll';

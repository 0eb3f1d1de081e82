import type { Change } from '@/shared/api';

/** Who made a change, as a history names them: what nobody did, the platform did by itself. */
export const authorOf = ({ user_name }: Pick<Change, 'user_name'>): string => user_name ?? 'Preroll';

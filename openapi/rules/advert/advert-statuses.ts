/** Statuses of adverts approved by an admin. */
export const approvedStatuses = ['approved', 'working', 'stopped'] as const;

/** Statuses of adverts that only need to be started. */
export const startableStatuses = ['approved', 'stopped'] as const;

/** Statuses of adverts that may still be started, the closest to it first. */
export const candidateStatuses = [...startableStatuses, 'moderate'] as const;

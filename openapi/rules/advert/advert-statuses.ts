/** Of adverts that an admin has approved. */
export const approvedStatuses = ['approved', 'working', 'stopped'] as const;

/** Of adverts that only wait for their start. */
export const startableStatuses = ['approved', 'stopped'] as const;

/** Of adverts that can still be started, those that are closest to it first. */
export const candidateStatuses = [...startableStatuses, 'moderate'] as const;

import type { AdvertState } from '@/entities/advert';

/** The states of adverts that have passed moderation: their owners start and stop them. */
export const approvedStates = ['approved', 'working', 'stopped'] as const satisfies AdvertState[];

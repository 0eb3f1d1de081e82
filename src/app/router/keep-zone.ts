import { retainSearchParams } from '@tanstack/react-router';

/** The search of what counts in days: a time zone that the reader chose stays in the address from link to link. */
export const keepZone = { middlewares: [retainSearchParams<{ zone?: string | undefined }>(['zone'])] };

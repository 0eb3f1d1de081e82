import { randomUUID } from 'node:crypto';

/** A name that no other story uses. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

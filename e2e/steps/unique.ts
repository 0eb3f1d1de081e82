import { randomUUID } from 'node:crypto';

/** A name that no other test uses. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

import type { Config } from '../config.ts';

/** Who is told of what visitors write, for the person who starts the server. */
export const describeContacts = ({ contactEmail }: Pick<Config, 'contactEmail'>): string =>
  contactEmail === undefined
    ? 'stored in the database only (CONTACT_EMAIL is not set)'
    : `stored in the database, and mailed to ${contactEmail}`;

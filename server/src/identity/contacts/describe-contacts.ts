import type { Config } from '../../platform/config/config.ts';

/** Describes, for the start-up log, who receives contact messages. */
export const describeContacts = ({ contactEmail }: Pick<Config, 'contactEmail'>): string =>
  contactEmail === undefined
    ? 'stored in the database only (CONTACT_EMAIL is not set)'
    : `stored in the database, and mailed to ${contactEmail}`;

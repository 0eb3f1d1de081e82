import type { reportMails } from '../../platform/db/schema.ts';

/** A report that a user has mailed to themselves, as it is stored. */
export type ReportMail = typeof reportMails.$inferSelect;

import type { reportMails } from '../../platform/db/schema.ts';

/** A stored email report. */
export type ReportMail = typeof reportMails.$inferSelect;

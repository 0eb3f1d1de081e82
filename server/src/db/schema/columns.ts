import { integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** The columns that most tables have. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
export const emptyText = (name: string) => text(name).notNull().default('');
/** An amount of money; exact in the database, a number on the wire (ledgers are not made of these). */
export const amount = (name: string) => numeric(name, { precision: 14, scale: 4, mode: 'number' });

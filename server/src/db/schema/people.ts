import { type AnyPgColumn, boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, emptyText, id, instant, updatedAt } from './columns.ts';

type Schemas = components['schemas'];

/** The values of these types are the contract's: a row is answered as it is, so a difference is a compile error. */
export const userStatus = pgEnum('user_status', [
  'working',
  'stopped',
  'moderate',
  'lock',
  'ban',
  'archive',
  'deleted',
]);

/** A person; the reference of every owner and editor. */
export const userId = (name: string) => integer(name).references((): AnyPgColumn => users.id);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** E-mail, lower case. */
    login: text('login').notNull().unique(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    status: userStatus('status').notNull().default('working'),
    /** Why the user is locked or banned; told to the user with 423. */
    statusReason: emptyText('status_reason'),
    supportPanels: text('support_panels').array().$type<Schemas['SupportPanel'][]>().notNull().default([]),
    /** Counts only together with the `admin` panel. */
    isAdmin: boolean('is_admin').notNull().default(false),
    foldersEnabled: boolean('folders_enabled').notNull().default(false),
    managerId: userId('manager_id'),
    /** IANA; what their new campaigns run by. */
    timezone: text('timezone').notNull().default('UTC'),
    /** ISO 4217; what their limits and bids are in. */
    currency: text('currency').notNull().default('RUB'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('users_manager_id').on(table.managerId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the token in hex: who reads the table can't sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

export const recoveryKeys = pgTable(
  'recovery_keys',
  {
    /** sha256 of the key in hex, as with sessions. */
    keyHash: text('key_hash').primaryKey(),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was used, or a new password ended it. The row stays until it expires: it counts for the limit. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('recovery_keys_user_id').on(table.userId), index('recovery_keys_expires_at').on(table.expiresAt)],
);

/** What people wrote in the public area; nothing but what they wrote. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

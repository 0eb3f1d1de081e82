import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, emptyText, id, instant, updatedAt, version } from './columns.ts';

type Schemas = components['schemas'];

/** The enums match the contract: rows are returned as they are, so a difference does not compile. */
export const userStatus = pgEnum('user_status', [
  'working',
  'stopped',
  'moderate',
  'lock',
  'ban',
  'archive',
  'deleted',
]);

/** A reference to a user, for owners and editors. */
export const userId = (name: string) => integer(name).references((): AnyPgColumn => users.id);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** An email address in lower case. */
    login: text('login').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    status: userStatus('status').notNull().default('working'),
    /** The reason for a lock or ban; sent to the user with 423. */
    statusReason: emptyText('status_reason'),
    /** The status to restore after a lock or ban; null for other users. */
    statusBefore: text('status_before', { enum: ['working', 'stopped', 'moderate', 'archive'] }),
    /** The reason of the lock that a ban replaced, to be restored after it; null without one. */
    lockBefore: text('lock_before'),
    supportPanels: text('support_panels').array().$type<Schemas['SupportPanel'][]>().notNull().default([]),
    /** Only counts together with the `admin` panel. */
    isAdmin: boolean('is_admin').notNull().default(false),
    foldersEnabled: boolean('folders_enabled').notNull().default(false),
    managerId: userId('manager_id'),
    /** An IANA name; the default time zone of new campaigns. */
    timezone: text('timezone').notNull().default('UTC'),
    /** ISO 4217; the currency of limits and bids. */
    currency: text('currency').notNull().default('RUB'),
    /** E.164; empty if unknown. */
    phone: emptyText('phone'),
    legalForm: text('legal_form', { enum: ['ul', 'ip', 'fl', 'ful', 'ffl'] }),
    legalName: emptyText('legal_name'),
    inn: emptyText('inn'),
    kpp: emptyText('kpp'),
    /**
     * The balance in the user's currency including held amounts. Triggers copy it from the ledger, so that lists can sort by
     * it.
     */
    balance: numeric('balance', { precision: 20, scale: 6 }).notNull().default('0'),
    /** Exact to a minute; null before the first visit. */
    lastSeenAt: instant('last_seen_at'),
    /** When the latest invitation was sent; null once the user has set a password. */
    invitedAt: instant('invited_at'),
    /** Whether sending failed and is being retried. */
    invitationFailed: boolean('invitation_failed').notNull().default(false),
    /** The text that searches match: otherwise every row of a long list would be lower-cased for each search. */
    searchText: text('search_text').generatedAlwaysAs(sql.raw(`lower(name || ' ' || login)`)),
    version: version(),
    /** The last editor; null if it was never edited. */
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // the login of a deleted account can be used again
    uniqueIndex('users_login').on(table.login).where(sql`${table.status} <> 'deleted'`),
    index('users_manager_id').on(table.managerId),
    index('users_support_panels').using('gin', table.supportPanels),
    // serve the orders of the list
    index('users_lower_name').on(sql`lower(${table.name})`, table.id),
    index('users_lower_login').on(sql`lower(${table.login})`, table.id),
    index('users_status').on(table.status, table.id),
    index('users_balance').on(table.balance, table.id),
    index('users_last_seen_at').on(sql`coalesce(${table.lastSeenAt}, '-infinity')`, table.id),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex: reading the table does not allow signing in. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the API, which never exposes hashes. */
    id: integer('id').unique().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    /** The IP address and the `User-Agent` of the sign-in; empty if unknown. */
    address: emptyText('address'),
    agent: emptyText('agent'),
    createdAt: createdAt(),
    /** Exact to a minute. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** The keys of links in mail: a new password, a first password, a new login. */
export const recoveryKeys = pgTable(
  'recovery_keys',
  {
    /** SHA-256 of the key in hex, as for sessions. */
    keyHash: text('key_hash').primaryKey(),
    userId: userId('user_id').notNull(),
    purpose: text('purpose', { enum: ['recovery', 'invitation', 'login'] })
      .notNull()
      .default('recovery'),
    /** The login that a key of that purpose confirms. */
    newLogin: text('new_login'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /**
     * When the key was used or a new password ended it. The row stays until it expires, because it counts towards the
     * limit.
     */
    endedAt: instant('ended_at'),
  },
  (table) => [index('recovery_keys_user_id').on(table.userId), index('recovery_keys_expires_at').on(table.expiresAt)],
);

/** Users' personal settings. Not a column of `users`, so that lists of users don't read it. */
export const preferences = pgTable('preferences', {
  userId: userId('user_id').primaryKey(),
  values: jsonb('values').$type<Schemas['Preferences']>().notNull(),
  updatedAt: updatedAt(),
});

/** Messages of the contact form, exactly as entered. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { amount, createdAt, dayCounters, emptyText, id, updatedAt, version } from './columns.ts';
import { formats } from './dictionaries.ts';
import { folderId } from './folders.ts';
import { userId } from './people.ts';
import type { StoredTargeting } from './stored-targeting.ts';

type CampaignLimits = components['schemas']['CampaignLimits'];

export const groupStatus = pgEnum('group_status', ['working', 'stopped', 'archive', 'deleted']);
export const campaignStatus = pgEnum('campaign_status', ['stopped', 'working', 'lock', 'archive', 'deleted']);
export const payModel = pgEnum('pay_model', ['cpm', 'cpc', 'cpv']);
export const pacing = pgEnum('pacing', ['even', 'asap']);

/** Campaigns of one owner that share limits and dates. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    ownerId: userId('owner_id').notNull(),
    folderId: folderId(),
    name: text('name').notNull(),
    status: groupStatus('status').notNull().default('working'),
    /** null means no limit, here and everywhere. */
    cashLimit: amount('cash_limit'),
    cashLimitDay: amount('cash_limit_day'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    version: version(),
    updatedBy: userId('updated_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('groups_owner_id_name').on(table.ownerId, table.name).where(sql`${table.status} <> 'deleted'`),
    index('groups_folder_id').on(table.folderId),
  ],
);

/**
 * A generated column with a value of the targeting, for lists of campaigns: reading it from targetings, which may take
 * megabytes, would be slow.
 */
const ofTargeting = <Name extends 'active_hours' | 'active_weekdays' | 'feeds' | keyof CampaignLimits>(name: Name) =>
  jsonb(name)
    .$type<StoredTargeting[Name]>()
    .generatedAlwaysAs(sql.raw(`targeting -> '${name}'`));

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    ownerId: userId('owner_id').notNull(),
    groupId: integer('group_id').references(() => groups.id),
    folderId: folderId(),
    name: text('name').notNull(),
    status: campaignStatus('status').notNull().default('stopped'),
    formatId: integer('format_id')
      .notNull()
      .references(() => formats.id),
    payModel: payModel('pay_model').notNull().default('cpm'),
    /** The price of a thousand impressions, a click or a completed view, depending on `payModel`. */
    bid: amount('bid').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** An IANA name: days begin and hours count in this zone. */
    timezone: text('timezone').notNull().default('UTC'),
    pacing: pacing('pacing').notNull().default('even'),
    advertLink: text('advert_link').notNull(),
    urlMarks: emptyText('url_marks'),
    targeting: jsonb('targeting').$type<StoredTargeting>().notNull().default({}),
    cashLimit: ofTargeting('cash_limit'),
    cashLimitDay: ofTargeting('cash_limit_day'),
    showsLimit: ofTargeting('shows_limit'),
    showsLimitDay: ofTargeting('shows_limit_day'),
    showsLimitAllTime: ofTargeting('shows_limit_all_time'),
    activeHours: ofTargeting('active_hours'),
    activeWeekdays: ofTargeting('active_weekdays'),
    feeds: ofTargeting('feeds'),
    version: version(),
    updatedBy: userId('updated_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // serves the default order of lists
    index('campaigns_owner_id_lower_name').on(table.ownerId, sql`lower(${table.name})`, table.id),
    // covers counting by status
    index('campaigns_owner_id_status').on(table.ownerId, table.status, table.id),
    index('campaigns_group_id').on(table.groupId),
    index('campaigns_folder_id').on(table.folderId),
  ],
);

/** The results of a campaign per day in its own time zone. Written by delivery. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    ...dayCounters(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] })],
);

/**
 * The results of a campaign over all days. Only the triggers on `campaign_days` write here, so that lists need not sum
 * up all days of their campaigns and groups.
 */
export const campaignTotals = pgTable('campaign_totals', {
  campaignId: integer('campaign_id')
    .primaryKey()
    .references(() => campaigns.id),
  shows: bigint('shows', { mode: 'number' }).notNull(),
  spend: numeric('spend', { precision: 20, scale: 6, mode: 'number' }).notNull(),
});

/** The history: who changed which fields of a record, with old and new values. Append-only. */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    kind: text('kind', {
      enum: [
        'campaign',
        'advert',
        'group',
        'placement',
        'resolution',
        'currency',
        'feed',
        'format',
        'ord_source',
        'ord_access',
        'script',
        'user',
        'site',
        'transaction',
        'invoice',
      ],
    }).notNull(),
    recordId: integer('record_id').notNull(),
    action: text('action', { enum: ['created', 'updated', 'removed'] })
      .notNull()
      .default('updated'),
    /** Null for changes by the platform itself. */
    userId: userId('user_id'),
    fields: jsonb('fields').$type<{ field: string; old: unknown; new: unknown }[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('changes_kind_record_id').on(table.kind, table.recordId, table.id),
    index('changes_user_id').on(table.userId, table.id),
  ],
);

/** Unsaved form input, one row per person and form. */
export const drafts = pgTable(
  'drafts',
  {
    userId: userId('user_id').notNull(),
    /** The form's key: `new-campaign`, `campaign:12`. */
    form: text('form').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
);

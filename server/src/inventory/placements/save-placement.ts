import { type ChosenScript, placementErrors } from '@preroll/rules/site/placement';
import { normalizeEntries } from '@preroll/rules/targeting/targeting-lists';
import { eq } from 'drizzle-orm';
import { categories } from '../../advertising/dictionaries/categories.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Config } from '../../platform/config/config.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { formats, placements, scripts } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { updateVersioned } from '../../platform/records/versioned-records.ts';
import { readVastFeeds } from '../feeds/vast-feeds.ts';
import { toPlacementFields } from './placement-body.ts';
import { findPlacement, requireSite } from './placement-queries.ts';

type Schemas = components['schemas'];
/** The database, and the platform's public URL. */
export interface Platform {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
}

type Row = typeof placements.$inferSelect;

/** How a placement appears in the history. */
export const placementHistory = { kind: 'placement', describe: toPlacementFields } as const;

/**
 * Creates a placement and returns its id.
 * @throws ApiError 404 for a site outside the actor's scope, 422
 */
export function createPlacement(
  { db, config }: Platform,
  actor: Actor,
  siteId: number,
  body: Schemas['PlacementInput'],
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireSite(tx, actor, siteId);
    await refuseUnfit(tx, body, config);
    const row = { ...toColumns(body), siteId, updatedBy: actor.user.id };
    return expectRow(await tx.insert(placements).values(row).returning({ id: placements.id })).id;
  });
}

/**
 * Replaces a placement.
 * @throws ApiError 400 for an outdated edit, 404, 422
 */
export function updatePlacement(
  { db, config }: Platform,
  actor: Actor,
  id: number,
  body: Schemas['PlacementUpdate'],
): Promise<Row> {
  return db.transaction(async (tx) => {
    const { placement } = await findPlacement(tx, actor, id);
    await refuseUnfit(tx, body, config, placement);
    const edit = { id, version: body.version, values: toColumns(body), history: placementHistory };
    return updateVersioned(tx, actor, placements, edit);
  });
}

const idOf = (script: ChosenScript | undefined) => (typeof script === 'number' ? script : null);

const toColumns = (body: Schemas['PlacementInput']) => ({
  name: body.name,
  formatId: body.format_id,
  floorPrice: body.floor_price ?? 0,
  feeds: body.feeds ?? [],
  vpaidScriptId: idOf(body.vpaid_script_id),
  vpaidScriptOff: body.vpaid_script_id === 'none',
  brandingScriptId: idOf(body.branding_script_id),
  brandingScriptOff: body.branding_script_id === 'none',
  blockedCategories: normalizeEntries('categories', body.blocked_categories ?? []),
  blockedDomains: normalizeEntries('referer', body.blocked_domains ?? []),
  backfillVastUrl: body.backfill_vast_url ?? null,
});

const categoryCodes = new Set(categories.map(({ code }) => code));

/** @throws ApiError 422; values that the placement already had are accepted, even if stopped or removed since */
async function refuseUnfit(
  tx: Transaction,
  body: Schemas['PlacementInput'],
  { publicUrl }: Platform['config'],
  before?: Row,
): Promise<void> {
  const [asked, sold, offered] = [
    (await readVastFeeds(tx)).filter(({ endpoint }) => endpoint !== null).map(({ id }) => id),
    await tx.select({ id: formats.id }).from(formats).where(eq(formats.status, 'working')),
    // locks the scripts until the placement is saved, so that a concurrent removal waits
    await tx
      .select({ id: scripts.id, kind: scripts.kind })
      .from(scripts)
      .where(eq(scripts.status, 'working'))
      .for('share'),
  ];
  const idsOf = (kind: string) => offered.filter((script) => script.kind === kind).map(({ id }) => id);
  const errors = placementErrors(body, {
    formats: new Set([...sold.map(({ id }) => id), ...(before ? [before.formatId] : [])]),
    feeds: new Set([...asked, ...(before?.feeds ?? [])]),
    vpaidScripts: new Set([...idsOf('vpaid'), before?.vpaidScriptId]),
    brandingScripts: new Set([...idsOf('branding'), before?.brandingScriptId]),
    ownHost: new URL(publicUrl).hostname,
    categories: new Set([...categoryCodes, ...(before?.blockedCategories ?? [])]),
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

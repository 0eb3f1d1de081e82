import { folders, sites } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import type { Caller, Schemas, TestApp } from './harness.ts';

/** Inserts an approved and verified site of this user. */
export async function createSite(test: TestApp, ownerId: number, values: Partial<typeof sites.$inferInsert> = {}) {
  const domain = `site${crypto.randomUUID().slice(0, 8)}.example`;
  const row = { ownerId, name: 'Evening news', domain, status: 'approved' as const, verifiedAt: new Date(), ...values };
  const [site] = await test.db
    .insert(sites)
    .values({ ...row, domainUnicode: row.domain })
    .returning();
  if (site === undefined) throw new Error('the site was not written');
  return site;
}

/** Inserts a folder for sites of this user, and returns its id. */
export async function createSiteFolder(test: TestApp, ownerId: number, name: string): Promise<number> {
  const folder = { ownerId, kind: 'site' as const, name };
  return expectRow(await test.db.insert(folders).values(folder).returning({ id: folders.id })).id;
}

/** Creates a placement with the first of the default formats, unless `body` overrides it. */
export async function createPlacement(
  caller: Caller,
  siteId: number,
  body: Partial<Schemas['PlacementInput']> = {},
): Promise<Schemas['Placement']> {
  const input = { name: 'Before the programme', format_id: 1, ...body };
  const reply = await caller.call<Schemas['Placement']>('POST', `sites/${siteId}/placements`, input);
  if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Builds an update without changes. */
export function toPlacementUpdate(placement: Schemas['Placement']): Schemas['PlacementUpdate'] {
  const { name, format_id, floor_price, feeds, vpaid_script_id, branding_script_id } = placement;
  const { blocked_categories, blocked_domains, backfill_vast_url, version } = placement;
  const scripts = { vpaid_script_id, branding_script_id };
  const blocked = { blocked_categories, blocked_domains };
  return { name, format_id, floor_price, feeds, ...scripts, ...blocked, backfill_vast_url, version };
}

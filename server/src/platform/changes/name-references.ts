import { domainToUnicode } from 'node:url';
import { inArray } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import {
  campaigns,
  type changes,
  folders,
  formats,
  groups,
  ordAccesses,
  ordSources,
  scripts,
  users,
} from '../db/schema.ts';

type Fields = (typeof changes.$inferSelect)['fields'];

const tables = {
  ads_id: campaigns,
  'ord_advert.source_id': ordSources,
  format_id: formats,
  group_id: groups,
  folder_id: folders,
  manager_id: users,
  owner_id: users,
  vpaid_script_id: scripts,
  branding_script_id: scripts,
  api_access_id: ordAccesses,
} as const;
type Reference = keyof typeof tables;

const references = Object.keys(tables) as Reference[];

/** Reads the names of the records that changes refer to, by field and id; deleted records have none. */
async function readNames(db: Db, fields: Fields): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const reference of references) {
    const values = fields.filter(({ field }) => field === reference).flatMap((change) => [change.old, change.new]);
    const ids = [...new Set(values.filter((value) => typeof value === 'number'))];
    if (ids.length === 0) continue;
    const table = tables[reference];
    const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids));
    for (const { id, name } of rows) names.set(`${reference} ${id}`, name);
  }
  return names;
}

/** A domain in Unicode; undefined if it is no domain, or looks the same. */
function inLetters(field: string, value: unknown): string | undefined {
  const letters = field === 'domain' && typeof value === 'string' ? domainToUnicode(value) : '';
  return letters === '' || letters === value ? undefined : letters;
}

/** Adds names of referenced records and domains in Unicode to changes, because ids and Punycode mean nothing to readers. */
export async function nameReferences(
  db: Db,
  records: readonly Fields[],
): Promise<components['schemas']['FieldChange'][][]> {
  const names = await readNames(db, records.flat());
  return records.map((fields) =>
    fields.map((change) => {
      const was = names.get(`${change.field} ${change.old}`) ?? inLetters(change.field, change.old);
      const is = names.get(`${change.field} ${change.new}`) ?? inLetters(change.field, change.new);
      return { ...change, ...(was !== undefined && { old_name: was }), ...(is !== undefined && { new_name: is }) };
    }),
  );
}

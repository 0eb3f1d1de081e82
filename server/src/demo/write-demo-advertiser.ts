import { eq, sql } from 'drizzle-orm';
import { createRandom } from '../advertising/reach/random.ts';
import type { Transaction } from '../platform/db/database.ts';
import {
  advertDays,
  adverts,
  campaignDays,
  campaigns,
  changes,
  folders,
  formats,
  groups,
  ordAdverts,
  ordSources,
} from '../platform/db/schema.ts';
import type { DemoAdvertiser } from './content/demo-campaign.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { demoCalendar } from './demo-calendar.ts';
import { demoEdits } from './demo-edits.ts';
import { limitAbove } from './demo-limits.ts';
import { type PlannedCampaign, planCampaigns } from './demo-plan.ts';

type Ids = ReadonlyMap<string, number>;
type Change = typeof changes.$inferInsert;

/** Writes an advertiser's folders, groups and campaigns with their related records, one statement per table. */
export async function writeDemoAdvertiser(
  tx: Transaction,
  advertiser: DemoAdvertiser,
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const ownerId = people[advertiser.owner];
  const campaignFolders = await writeFolders(tx, ownerId, 'campaign', advertiser.folders.campaign);
  const advertFolders = await writeFolders(tx, ownerId, 'advert', advertiser.folders.advert);
  const planned = planCampaigns(advertiser, now);
  const groupHistory = await writeGroups(tx, advertiser, planned, { ownerId, folderIds: campaignFolders, now });

  const campaignIds = await writeCampaigns(tx, planned, { ownerId, groupIds: groupHistory.ids, campaignFolders });
  const idOf = ({ columns }: PlannedCampaign) => required(campaignIds, columns.name);
  const days = planned.flatMap((campaign) => campaign.days.map((day) => ({ ...day, campaignId: idOf(campaign) })));
  await writeDays(
    tx,
    campaignDays,
    days.map(({ campaignId, ...day }) => ({ campaign_id: campaignId, ...day })),
  );
  const history = planned.flatMap((campaign) =>
    campaign.changes.map(
      ({ by, at, fields }): Change => ({
        kind: 'campaign',
        recordId: idOf(campaign),
        userId: by ? people[by] : ownerId,
        fields,
        createdAt: at,
      }),
    ),
  );
  const inOrder = [...history, ...groupHistory.changes].toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  await tx.insert(changes).values(inOrder);
  await writeAdverts(tx, planned, { idOf, ownerId, adminId: people.admin, advertFolders });
}

/** Passes all rows as one JSON value: a parameter per column and row takes several times as long. */
async function writeDays(
  tx: Transaction,
  table: typeof campaignDays | typeof advertDays,
  days: Record<string, unknown>[],
): Promise<void> {
  const rows = JSON.stringify(days);
  await tx.execute(sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`);
}

/** @param paths names joined with `/`; parents precede their children */
async function writeFolders(tx: Transaction, ownerId: number, kind: 'campaign' | 'advert', paths: string[]) {
  const ids = new Map<string, number>();
  for (const path of paths) {
    const [name = path, parent] = path.split('/').reverse();
    const row = { ownerId, kind, name, parentId: parent === undefined ? null : required(ids, parent) };
    const [folder] = await tx.insert(folders).values(row).returning({ id: folders.id });
    if (folder) ids.set(name, folder.id);
  }
  return ids;
}

async function writeGroups(
  tx: Transaction,
  { groups: sources, owner, timezone }: DemoAdvertiser,
  planned: PlannedCampaign[],
  { ownerId, folderIds, now }: { ownerId: number; folderIds: Ids; now: Date },
) {
  const calendar = demoCalendar(timezone, now);
  const random = createRandom(owner.length);
  const plan = sources.map(({ folder, created, near, edits = [], ...values }) => {
    const spent = planned
      .filter(({ source }) => source.group === values.name)
      .flatMap(({ days }) => days)
      .reduce((sum, { spend }) => sum + spend, 0);
    const createdAt = calendar.workingTime(created, random);
    const history = demoEdits(edits, { status: values.status }, calendar, random);
    const row = {
      ...values,
      ownerId,
      folderId: folder === undefined ? null : required(folderIds, folder),
      cashLimit: near === undefined ? null : limitAbove(spent, near),
      version: history.length + 1,
      updatedBy: ownerId,
      createdAt,
      updatedAt: history.at(-1)?.at ?? createdAt,
    };
    return { row, history };
  });
  const written = await tx
    .insert(groups)
    .values(plan.map(({ row }) => row))
    .returning({ id: groups.id, name: groups.name });
  const ids = idsByName(written);
  const rows = plan.flatMap(({ row, history }) =>
    history.map(
      ({ at, fields }): Change => ({
        kind: 'group',
        recordId: required(ids, row.name),
        userId: ownerId,
        fields,
        createdAt: at,
      }),
    ),
  );
  return { ids, changes: rows };
}

async function writeCampaigns(
  tx: Transaction,
  planned: PlannedCampaign[],
  { ownerId, groupIds, campaignFolders }: { ownerId: number; groupIds: Ids; campaignFolders: Ids },
): Promise<Ids> {
  const formatIds = idsByName(await tx.select({ id: formats.id, name: formats.code }).from(formats));
  const rows = planned.map(({ source: { group, folder, format = 'preroll' }, columns }) => ({
    ...columns,
    ownerId,
    updatedBy: ownerId,
    formatId: required(formatIds, format),
    groupId: group === undefined ? null : required(groupIds, group),
    folderId: folder === undefined ? null : required(campaignFolders, folder),
  }));
  return idsByName(await tx.insert(campaigns).values(rows).returning({ id: campaigns.id, name: campaigns.name }));
}

async function writeAdverts(
  tx: Transaction,
  planned: PlannedCampaign[],
  {
    idOf,
    ownerId,
    adminId,
    advertFolders,
  }: { idOf: (campaign: PlannedCampaign) => number; ownerId: number; adminId: number; advertFolders: Ids },
): Promise<void> {
  const all = planned.flatMap((campaign) => campaign.adverts.map((advert) => ({ ...advert, adsId: idOf(campaign) })));
  const rows = all.map(({ source: { status, folder, returned }, columns, adsId }) => ({
    ...columns,
    adsId,
    folderId: folder === undefined ? null : required(advertFolders, folder),
    // admins approve, return and ban; owners start and stop
    updatedBy: status === 'approved' || status === 'ban' || returned ? adminId : ownerId,
  }));
  const ids = idsByName(await tx.insert(adverts).values(rows).returning({ id: adverts.id, name: adverts.name }));
  const [source] = await tx.select({ id: ordSources.id }).from(ordSources).where(eq(ordSources.isDefault, true));
  const registrations = all.flatMap(({ registration, columns }) => {
    const dates = { createdAt: columns.createdAt, updatedAt: columns.updatedAt };
    return registration
      ? [{ ...registration, ...dates, advertId: required(ids, columns.name), sourceId: source?.id }]
      : [];
  });
  await tx.insert(ordAdverts).values(registrations);
  const days = all.flatMap((advert) =>
    advert.days.map((day) => ({ advert_id: required(ids, advert.columns.name), ...day })),
  );
  await writeDays(tx, advertDays, days);
}

const idsByName = (rows: { id: number; name: string }[]): Ids => new Map(rows.map(({ id, name }) => [name, id]));

function required(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo content has no ${name}`);
  return id;
}

import { defaultTerms } from '../../server/src/advertising/campaigns/default-terms.ts';
import { createSession } from '../../server/src/identity/auth/session-store.ts';
import type { Database } from '../../server/src/platform/db/database.ts';
import {
  adverts,
  campaigns,
  folders,
  groups,
  ordAdverts,
  resolutions,
  users,
} from '../../server/src/platform/db/schema.ts';
import { fullTargeting } from './full-targeting.ts';

const GROUPS = 200;
const FOLDERS = 100;
/** Rows per statement; a database accepts at most 65,535 parameters. */
const BATCH_SIZE = 2000;
/** One in this many campaigns has a targeting whose lists are all full. */
const FULL_TARGETING_EVERY_NTH = 500;

const statuses = ['working', 'working', 'working', 'stopped', 'stopped', 'archive', 'deleted', 'lock'] as const;

const sizes = [1920, 1280, 640].map((width) => ({ width, height: (width * 9) / 16 }));

/** Writes thirty days, one after another, in the order of delivery. */
const WRITE_DAYS = `insert into campaign_days (campaign_id, day, impressions, shows, clicks, spend)
  select campaigns.id, current_date - ago, 900, 800, 7, 80
  from generate_series(29, 0, -1) as ago cross join campaigns order by ago desc, campaigns.id`;

export interface FilledAdvertiser {
  advertiser: string;
  manager: string;
  ownerId: number;
  groupId: number;
  folderId: number;
}

/**
 * Gives an advertiser many campaigns like those of a month: in groups and folders, with adverts and days, a few with a
 * targeting whose lists are all full.
 */
export async function fillAdvertiser({ db }: Pick<Database, 'db'>, count: number): Promise<FilledAdvertiser> {
  const person = (name: string, panel: 'advertiser' | 'manager') => ({
    login: `${name}@preroll.test`,
    name,
    passwordHash: '',
    supportPanels: [panel],
    foldersEnabled: true,
  });
  const [managerId = 0] = await idsOf(db.insert(users).values(person('manager', 'manager')).returning());
  const client = { ...person('advertiser', 'advertiser'), managerId };
  const [ownerId = 0] = await idsOf(db.insert(users).values(client).returning());

  const numbers = (length: number) => Array.from({ length }, (_, index) => index);
  const groupIds = await idsOf(
    db
      .insert(groups)
      .values(
        numbers(GROUPS).map((index) => ({
          ownerId,
          name: `Group ${index}`,
          cashLimit: index % 2 === 0 ? 100_000 : null,
          cashLimitDay: 5000,
          updatedBy: ownerId,
        })),
      )
      .returning(),
  );
  const folderIds = await idsOf(
    db
      .insert(folders)
      .values(numbers(FOLDERS).map((index) => ({ ownerId, kind: 'campaign' as const, name: `Folder ${index}` })))
      .returning(),
  );

  const terms = await defaultTerms(db);
  const advertLink = 'https://shop.example/';
  const full = await fullTargeting(await idsOf(db.insert(resolutions).values(sizes).returning()));
  const today = Date.now();
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const some = numbers(Math.min(BATCH_SIZE, count - from)).map((index) => from + index);
    const ids = await idsOf(
      db
        .insert(campaigns)
        .values(
          some.map((index) => ({
            ...terms,
            ownerId,
            // consecutive campaigns share a group
            groupId: index % 3 === 0 ? null : groupIds[Math.floor((index * GROUPS) / count)],
            folderId: index % 4 === 0 ? null : folderIds[index % FOLDERS],
            name: `Campaign ${index}`,
            status: statuses[index % statuses.length],
            advertLink,
            targeting:
              index % FULL_TARGETING_EVERY_NTH === 0 ? full : { cash_limit_day: 1000, active_hours: [9, 10, 11, 12] },
            updatedBy: ownerId,
            updatedAt: new Date(today - index * 1000),
          })),
        )
        .returning(),
    );
    const made = await idsOf(
      db
        .insert(adverts)
        .values(
          ids.map((adsId) => ({ adsId, name: 'Advert', advertLink, status: 'working' as const, updatedBy: ownerId })),
        )
        .returning(),
    );
    await db.insert(ordAdverts).values(made.map((advertId) => ({ advertId, erid: 'erid' })));
  }
  await db.execute(WRITE_DAYS);
  const [groupId = 0] = groupIds;
  // the first folder is empty, because every fourth campaign has none
  const [, folderId = 0] = folderIds;
  return {
    advertiser: await createSession(db as Database['db'], ownerId),
    manager: await createSession(db as Database['db'], managerId),
    ownerId,
    groupId,
    folderId,
  };
}

const idsOf = async (rows: PromiseLike<{ id: number }[]>) => (await rows).map(({ id }) => id);

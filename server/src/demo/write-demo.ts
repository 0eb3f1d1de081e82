import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords.ts';
import type { Db, Transaction } from '../db/database.ts';
import { feeds, folders, ordSources, resolutions, sites, uploads, users } from '../db/schema.ts';
import { createRandom } from '../reach/random.ts';
import { demoBooks } from './content/books.ts';
import { demoSites } from './content/sites.ts';
import { type DemoAccount, demoAccounts, demoLoginOf, demoPassword } from './demo-accounts.ts';
import { demoCalendar } from './demo-calendar.ts';
import { type DemoClipName, demoClips } from './demo-clips.ts';
import { demoSources } from './demo-sources.ts';
import { writeDemoBook } from './write-demo-book.ts';

export type DemoPeople = Record<DemoAccount, number>;

/** When the accounts were made, in days from today. */
const FOUNDED = -420;

/**
 * Writes accounts, campaigns with months of history, adverts, sites and settings that look like a small agency's. The
 * adverts' videos are not there yet: `makeDemoClips` makes them.
 *
 * @param now the day that its history leads to
 */
export function writeDemo(db: Db, now = new Date()): Promise<void> {
  return db.transaction(async (tx) => {
    const calendar = demoCalendar('Europe/Moscow', now);
    const founded = calendar.workingTime(FOUNDED, createRandom(1));
    const people = await writePeople(tx, founded);
    await writeSettings(tx, { createdAt: founded, updatedAt: founded });
    await tx.insert(uploads).values(uploadRows(people));
    for (const book of demoBooks) await writeDemoBook(tx, book, people, now);
    await writeSites(tx, people, now);
  });
}

async function writePeople(tx: Transaction, createdAt: Date): Promise<DemoPeople> {
  // the password is public, so one salt for all accounts loses nothing, and hashing once keeps the first start fast
  const passwordHash = await hashPassword(demoPassword);
  const accounts = Object.entries(demoAccounts) as [DemoAccount, (typeof demoAccounts)[DemoAccount]][];
  const written = await tx
    .insert(users)
    .values(
      accounts.map(([account, values]) => ({
        ...values,
        login: demoLoginOf(account),
        passwordHash,
        foldersEnabled: true,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: users.id, login: users.login });
  const ids = new Map(written.map(({ id, login }) => [login, id]));
  const people = Object.fromEntries(accounts.map(([key]) => [key, ids.get(demoLoginOf(key))])) as DemoPeople;
  for (const client of ['advertiser', 'advertiser2', 'webmaster', 'webmaster2'] as const)
    await tx.update(users).set({ managerId: people.manager }).where(eq(users.id, people[client]));
  // looks after the campaigns that are her own
  await tx.update(users).set({ managerId: people.multi }).where(eq(users.id, people.multi));
  return people;
}

async function writeSettings(tx: Transaction, dates: { createdAt: Date; updatedAt: Date }): Promise<void> {
  await tx.insert(ordSources).values(demoSources.map((source) => ({ ...source, ...dates })));
  const sizes: [number, number, string][] = [
    [1920, 1080, 'Full HD'],
    [3840, 2160, '4K'],
    [1280, 720, 'HD'],
    [1080, 1920, 'Full HD, upright'],
    [640, 360, 'Small'],
  ];
  await tx.insert(resolutions).values(sizes.map(([width, height, name]) => ({ width, height, name, ...dates })));
  await tx.insert(feeds).values([
    { name: 'Own sites', code: 'own-sites', kind: 'site', ...dates },
    { name: 'Open exchange', code: 'open-exchange', kind: 'rtb', endpoint: 'https://exchange.example/bid', ...dates },
    {
      name: 'Partner players',
      code: 'partner-players',
      kind: 'vast',
      endpoint: 'https://players.example/vast',
      ...dates,
    },
  ]);
}

/** The clips as uploads of the advertisers whose adverts show them. A size of 0 means that the file isn't made yet. */
function uploadRows(people: DemoPeople) {
  const owners = demoBooks.flatMap(({ owner, campaigns }) =>
    campaigns.flatMap(({ adverts }) => adverts.map(({ clip }) => [clip, people[owner]] as const)),
  );
  const ownerOf = new Map(owners);
  return (Object.keys(demoClips) as DemoClipName[]).map((name) => {
    const { id, filename, url, duration, width, height, codec } = demoClips[name];
    return { id, filename, url, duration, width, height, codec, size: 0, ownerId: ownerOf.get(name) ?? people.admin };
  });
}

async function writeSites(tx: Transaction, people: DemoPeople, now: Date): Promise<void> {
  const calendar = demoCalendar('Europe/Moscow', now);
  const random = createRandom(2);
  for (const [account, { folders: names, sites: rows }] of Object.entries(demoSites)) {
    const ownerId = people[account as DemoAccount];
    const ids = new Map<string | undefined, number>();
    for (const name of names) {
      const [folder] = await tx.insert(folders).values({ ownerId, kind: 'site', name }).returning({ id: folders.id });
      if (folder) ids.set(name, folder.id);
    }
    await tx.insert(sites).values(
      rows.map(({ created, updated, folder, ...values }) => {
        const [first, second] = [calendar.workingTime(created, random), calendar.workingTime(updated, random)];
        const dates = { createdAt: first, updatedAt: second < first ? first : second };
        return { ...values, ...dates, ownerId, folderId: ids.get(folder) ?? null };
      }),
    );
  }
}

import { randomBytes } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { createRandom } from '../advertising/reach/random.ts';
import { hashPassword } from '../identity/auth/passwords.ts';
import type { Db, Transaction } from '../platform/db/database.ts';
import {
  currencies,
  currencyRates,
  feeds,
  folders,
  resolutions,
  siteChecks,
  sites,
  uploads,
  users,
} from '../platform/db/schema.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { demoAdvertisers } from './content/advertisers.ts';
import { demoClients, demoFacts } from './content/clients.ts';
import { demoSites } from './content/sites.ts';
import { type DemoAccount, type DemoPeople, demoAccounts, demoLoginOf, demoPassword } from './demo-accounts.ts';
import { demoCalendar } from './demo-calendar.ts';
import { type DemoClipName, demoClips } from './demo-clips.ts';
import { writeDemoScripts } from './demo-scripts.ts';
import { demoSite } from './demo-site.ts';
import { writeDemoAdvertiser } from './write-demo-advertiser.ts';
import { writeDemoMoney } from './write-demo-money.ts';
import { writeDemoNotifications } from './write-demo-notifications.ts';
import { writeDemoOrd } from './write-demo-ord.ts';
import { writeDemoPlacements } from './write-demo-placements.ts';
import { writeDemoSiteDays } from './write-demo-site-days.ts';

/** The creation date of the accounts, in days from today. */
const FOUNDING_DAY = -420;

/**
 * Writes accounts, campaigns with months of history, adverts, sites and settings that resemble a small agency.
 * `makeDemoClips` adds the videos later.
 *
 * @param secrets encrypts the tokens of the API access
 * @param now the moment at which the history ends
 */
export function writeDemo(db: Db, secrets: SecretBox, now = new Date()): Promise<void> {
  return db.transaction(async (tx) => {
    const calendar = demoCalendar('Europe/Moscow', now);
    const founded = calendar.workingTime(FOUNDING_DAY, createRandom(1));
    const people = await writePeople(tx, founded);
    const dates = { createdAt: founded, updatedAt: founded };
    await writeSettings(tx, dates);
    await writeDemoOrd(tx, secrets, dates);
    await writeDemoScripts(tx, { userId: people.admin, createdAt: founded });
    await tx.insert(uploads).values(uploadRows(people));
    for (const advertiser of demoAdvertisers) await writeDemoAdvertiser(tx, advertiser, people, now);
    await writeSites(tx, people, now);
    await writeDemoPlacements(tx, now);
    await writeDemoSiteDays(tx, now);
    await writeDemoMoney(tx, people, now);
    await writeDemoNotifications(tx, now);
  });
}

async function writePeople(tx: Transaction, createdAt: Date): Promise<DemoPeople> {
  // the password is public, so sharing one salt loses nothing, and hashing once keeps the first start fast
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
  for (const client of ['advertiser', 'advertiser2', 'webmaster', 'webmaster2', 'multi'] as const)
    await tx.update(users).set({ managerId: people.manager }).where(eq(users.id, people[client]));
  for (const [account, facts] of Object.entries(demoFacts))
    await tx
      .update(users)
      .set(facts)
      .where(eq(users.id, people[account as DemoAccount]));
  const clients = demoClients.map(({ manager, ...client }) => ({
    ...client,
    passwordHash,
    managerId: manager ? people[manager] : null,
    createdAt,
    updatedAt: createdAt,
  }));
  await tx.insert(users).values(clients);
  return people;
}

async function writeSettings(tx: Transaction, dates: { createdAt: Date; updatedAt: Date }): Promise<void> {
  const sizes: [number, number, string][] = [
    [1920, 1080, 'Full HD'],
    [3840, 2160, '4K'],
    [1280, 720, 'HD'],
    [1080, 1920, 'Full HD, upright'],
    [640, 360, 'Small'],
  ];
  await tx.insert(resolutions).values(sizes.map(([width, height, name]) => ({ width, height, name, ...dates })));
  await tx.insert(currencies).values([
    { code: 'USD', symbol: '$', rate: 81.5, largeDeposit: '100000', ...dates },
    { code: 'EUR', symbol: '€', rate: 94.25, largeDeposit: '100000', ...dates },
    { code: 'KZT', symbol: '₸', rate: 0.155, largeDeposit: '50000000', ...dates },
  ]);
  await tx.insert(currencyRates).select(
    tx
      .select({ currencyId: currencies.id, day: sql`${currencies.createdAt}::date`.as('day'), rate: currencies.rate })
      .from(currencies)
      .where(ne(currencies.isBase, true)),
  );
  await tx.insert(feeds).values([
    { name: 'Own sites', code: 'own-sites', kind: 'site', ...dates },
    { name: 'Open exchange', code: 'open-exchange', kind: 'rtb', endpoint: 'https://exchange.example/bid', ...dates },
    {
      name: 'Partner players',
      code: 'partner-players',
      kind: 'vast',
      endpoint: 'https://players.example/vast',
      askingKey: randomBytes(16).toString('base64url'),
      ...dates,
    },
  ]);
}

/** The clips as uploads of the advertisers that use them. A size of 0 means that the file does not exist yet. */
function uploadRows(people: DemoPeople) {
  const owners = demoAdvertisers.flatMap(({ owner, campaigns }) =>
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
    for (const row of rows) {
      const [first, second] = [calendar.workingTime(row.created, random), calendar.workingTime(row.updated, random)];
      const dates = { createdAt: first, updatedAt: second < first ? first : second };
      const { columns, checks } = demoSite(row, { ...dates, ownerId }, now);
      const folderId = ids.get(row.folder) ?? null;
      const [site] = await tx
        .insert(sites)
        .values({ ...columns, folderId })
        .returning({ id: sites.id });
      const checked = site ? checks.map((check) => ({ ...check, siteId: site.id })) : [];
      if (checked.length > 0) await tx.insert(siteChecks).values(checked);
    }
  }
}

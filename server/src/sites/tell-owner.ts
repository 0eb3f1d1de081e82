import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { applicationUrl } from '../mail/application-url.ts';
import type { Mailer, Message } from '../mail/mailer.ts';
import { expectRow } from '../records/expect-row.ts';
import type { SiteRow } from './site-queries.ts';

export interface TellDeps {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  mailer: Mailer;
}

type Told = { owner: Message['to']; domain: string; link: string };

/** Sends a message about a site to its owner; null sends none. */
export async function tellOwner(
  { db, config, mailer }: TellDeps,
  site: Pick<SiteRow, 'id' | 'ownerId' | 'domainUnicode'>,
  compose: (told: Told) => Message | null,
): Promise<void> {
  const owners = await db
    .select({ name: users.name, login: users.login })
    .from(users)
    .where(eq(users.id, site.ownerId));
  const { name, login } = expectRow(owners);
  const link = applicationUrl(config, `webmaster/sites/${site.id}`);
  const message = compose({ owner: { name, address: login }, domain: site.domainUnicode, link });
  if (message !== null) await mailer.send(message);
}

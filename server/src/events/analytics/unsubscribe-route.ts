import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { reportMails } from '../../platform/db/schema.ts';
import { applicationUrl } from '../../platform/mail/application-url.ts';

/** Whether it looks like a key of `createToken`. */
export const isUnsubscribeKey = (key: string): boolean => /^[\w-]{43}$/.test(key);

/** Stops a mailed report, if there is one of this key. */
export async function endReportMail(db: Db, key: string): Promise<void> {
  if (!isUnsubscribeKey(key)) return;
  await db.delete(reportMails).where(eq(reportMails.unsubscribeKey, key));
}

interface Keyed {
  Params: { key: string };
}

/**
 * Registers the address of `List-Unsubscribe`. Programs for mail call it with a form (RFC 8058); those that open it
 * instead, as scanners of links do, come to the page with the button and stop nothing.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Pick<Config, 'publicUrl' | 'basePath'> },
): Promise<void> {
  await app.register((scope, _options, done) => {
    // the form says nothing that the address doesn't
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.get<Keyed>('/backend/unsubscribe/:key', async ({ params: { key } }, reply) =>
      reply.redirect(applicationUrl(config, `unsubscribe/${encodeURIComponent(key)}`), 303),
    );
    scope.post<Keyed>('/backend/unsubscribe/:key', async ({ params: { key } }, reply) => {
      await endReportMail(db, key);
      return reply.code(204).send();
    });
    done();
  });
}

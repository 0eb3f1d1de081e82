import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { reportMails } from '../../platform/db/schema.ts';
import { applicationUrl } from '../../platform/mail/application-url.ts';

/** Whether a text has the form of a key from `createToken`. */
export const isUnsubscribeKey = (key: string): boolean => /^[\w-]{43}$/.test(key);

/** Deletes the email report with this key, if there is one. */
export async function unsubscribeReportMail(db: Db, key: string): Promise<void> {
  if (!isUnsubscribeKey(key)) return;
  await db.delete(reportMails).where(eq(reportMails.unsubscribeKey, key));
}

interface Keyed {
  Params: { key: string };
}

/**
 * Registers the address of `List-Unsubscribe`. Mail clients call it with a POST form (RFC 8058). A GET, for example by a
 * link scanner, is redirected to the page with the button and stops nothing.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Pick<Config, 'publicUrl' | 'basePath'> },
): Promise<void> {
  await app.register((scope, _options, done) => {
    // the form's body is not needed: the address identifies the report
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.get<Keyed>('/backend/unsubscribe/:key', async ({ params: { key } }, reply) =>
      reply.redirect(applicationUrl(config, `unsubscribe/${encodeURIComponent(key)}`), 303),
    );
    scope.post<Keyed>('/backend/unsubscribe/:key', async ({ params: { key } }, reply) => {
      await unsubscribeReportMail(db, key);
      return reply.code(204).send();
    });
    done();
  });
}

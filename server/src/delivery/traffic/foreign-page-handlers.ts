import { domainToUnicode } from 'node:url';
import { findSite } from '../../inventory/sites/site-queries.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { readForeignPages } from './foreign-pages.ts';

export const foreignPageHandlers = ({ db }: { db: Db }): Pick<Handlers, 'listForeignPages'> => ({
  async listForeignPages({ viewer, params: { siteId } }) {
    await findSite(db, viewer, siteId);
    const rows = await readForeignPages(db, siteId);
    return {
      status: 200,
      body: rows.map(({ lastAt, ...row }) => ({
        ...row,
        host_unicode: domainToUnicode(row.host) || row.host,
        last_at: lastAt.toISOString(),
      })),
    };
  },
});

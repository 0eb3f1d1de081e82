import { and, eq, ne } from 'drizzle-orm';
import type { Requester } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { parameter, type SqlText, sqlText } from './sql-text.ts';

/**
 * The events that a user may count, and the parts of them that the user may see. Every query for events needs a scope, and
 * only `scopeOfEvents` creates one.
 */
export class AnalyticsScope {
  /** The events, as a condition. */
  readonly condition: SqlText;
  /** The columns that the scope reads. */
  readonly owners: readonly ('advertiser' | 'webmaster')[];
  /** Whether the event's campaign (with its names and spend) belongs to the scope; null if every campaign does. */
  readonly seesCampaign: SqlText | null;
  /** The same for the event's site and revenue. */
  readonly seesSite: SqlText | null;

  private constructor(parts: Pick<AnalyticsScope, 'condition' | 'owners' | 'seesCampaign' | 'seesSite'>) {
    this.condition = parts.condition;
    this.owners = parts.owners;
    this.seesCampaign = parts.seesCampaign;
    this.seesSite = parts.seesSite;
  }

  /**
   * Limits events as `access/scope.ts` limits records. A manager sees one side of an event if only that side is a client's.
   * @param side the only side that the question is about, if there is one: events with a client on the other side only are
   * left out
   */
  static async of(db: Db, { user, cabinet }: Requester, side?: 'campaign' | 'site'): Promise<AnalyticsScope> {
    const own = parameter('UInt32', user.id);
    switch (cabinet) {
      case 'advertiser':
        return new AnalyticsScope({
          condition: sqlText`advertiser = ${own}`,
          owners: ['advertiser'],
          seesCampaign: null,
          seesSite: null,
        });
      case 'webmaster':
        return new AnalyticsScope({
          condition: sqlText`webmaster = ${own}`,
          owners: ['webmaster'],
          seesCampaign: null,
          seesSite: null,
        });
      case 'manager': {
        const clients = await db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.managerId, user.id), ne(users.status, 'deleted')));
        const ids = parameter(
          'Array(UInt32)',
          clients.map(({ id }) => id),
        );
        const seesCampaign = sqlText`has(${ids}, advertiser)`;
        const seesSite = sqlText`has(${ids}, webmaster)`;
        if (side === 'campaign')
          return new AnalyticsScope({
            condition: seesCampaign,
            owners: ['advertiser'],
            seesCampaign: null,
            seesSite: sqlText`false`,
          });
        if (side === 'site')
          return new AnalyticsScope({
            condition: seesSite,
            owners: ['webmaster'],
            seesCampaign: sqlText`false`,
            seesSite: null,
          });
        return new AnalyticsScope({
          condition: sqlText`(${seesCampaign} OR ${seesSite})`,
          owners: ['advertiser', 'webmaster'],
          seesCampaign,
          seesSite,
        });
      }
      case 'admin':
        return new AnalyticsScope({ condition: sqlText`1`, owners: [], seesCampaign: null, seesSite: null });
    }
  }
}

export const scopeOfEvents = AnalyticsScope.of;

import { findCampaign, findTargeting } from '../campaigns/campaign-queries.ts';
import { invalid } from '../contract/api-error.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { refuseInvalidTargeting } from '../targeting/refuse-invalid-targeting.ts';
import { compileTargeting } from '../targeting/refused-by.ts';
import { readTargeting, withDefaults } from '../targeting/targeting.ts';
import { isTimezone } from '../time/timezones.ts';
import { timezoneOf } from '../users/timezone-of.ts';
import { estimateReach } from './estimate-reach.ts';
import { readRequests } from './read-requests.ts';

export const reachHandlers = ({ db }: { db: Db }): Pick<Handlers, 'estimateReach'> => ({
  async estimateReach({ viewer, request, body: { ads, campaign_id, timezone } }) {
    if (timezone !== undefined && !isTimezone(timezone)) throw invalid({ timezone: ['Unknown time zone'] });
    const campaign = campaign_id === undefined ? null : (await findCampaign(db, viewer, campaign_id)).campaign;
    const targeting = readTargeting(ads);
    await refuseInvalidTargeting(db, targeting, () =>
      campaign === null ? {} : findTargeting(db, viewer, campaign.id),
    );
    const zone = timezone ?? campaign?.timezone ?? (await timezoneOf(db, viewer.user.id));
    const compiled = compileTargeting(withDefaults(targeting), zone);
    const requests = await readRequests(db, new Date());
    const isGone = () => request.raw.socket.destroyed;
    return { status: 200, body: await estimateReach(requests, compiled, isGone) };
  },
});

import type { FiguresDeps } from '../../events/figures/list-figures.ts';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { listChanges } from '../../platform/changes/list-changes.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { changeSites } from './change-sites.ts';
import { changeSiteStatus, removeSite } from './change-status.ts';
import { listSiteFigures, listSites, listSitesInReview } from './list-sites.ts';
import { createSite, updateSite } from './save-site.ts';
import { describeSite } from './site-body.ts';
import { findSite, readSite } from './site-queries.ts';
import { suggestSite } from './suggest-site.ts';
import { type CheckDeps, checkSite } from './verification/check-site.ts';
import { listChecks } from './verification/list-checks.ts';

interface SiteDeps extends CheckDeps, FiguresDeps {
  notices: Notices;
  limits: Pick<Limits, 'siteChecks' | 'siteSuggestions' | 'homePages'>;
}

type Operations =
  | 'listSites'
  | 'createSite'
  | 'getSite'
  | 'updateSite'
  | 'removeSite'
  | 'changeSiteStatus'
  | 'changeSites'
  | 'checkSite'
  | 'suggestSite'
  | 'listSitesInReview'
  | 'listSiteChecks'
  | 'listSiteChanges'
  | 'listSiteFigures';

export function siteHandlers(deps: SiteDeps): Pick<Handlers, Operations> {
  const { db, config, limits, proofTools } = deps;
  const describe = async (viewer: Actor, siteId: number) => describeSite(config, viewer, await readSite(db, siteId));
  const toList = (viewer: Actor, { rows, ...page }: Awaited<ReturnType<typeof listSites>>) => ({
    items: rows.map((row) => describeSite(config, viewer, row)),
    ...page,
  });

  return {
    async listSites(call) {
      return { status: 200, body: toList(call.viewer, await listSites(db, call)) };
    },

    async listSitesInReview(call) {
      return { status: 200, body: toList(call.viewer, await listSitesInReview(db, call)) };
    },

    async listSiteFigures(call) {
      return { status: 200, body: await listSiteFigures(deps, call) };
    },

    async suggestSite({ viewer, body, request }) {
      await limits.siteSuggestions(request);
      const { outbound } = proofTools;
      const suggesting = { db, outbound, mayAsk: () => limits.homePages(request) };
      return { status: 200, body: await suggestSite(suggesting, viewer, body.domain) };
    },

    async createSite({ viewer, body }) {
      return { status: 201, body: await describe(viewer, await createSite(db, viewer, body)) };
    },

    async getSite({ viewer, params }) {
      return { status: 200, body: describeSite(config, viewer, await findSite(db, viewer, params.siteId)) };
    },

    async updateSite({ viewer, params: { siteId }, body }) {
      await updateSite(db, viewer, siteId, body);
      return { status: 200, body: await describe(viewer, siteId) };
    },

    async removeSite({ viewer, params }) {
      await removeSite(db, viewer, params.siteId);
      return { status: 204, body: undefined };
    },

    async changeSiteStatus({ viewer, params: { siteId }, body }) {
      await changeSiteStatus(deps, viewer, siteId, body);
      return { status: 200, body: await describe(viewer, siteId) };
    },

    async changeSites({ viewer, body, request }) {
      return { status: 200, body: { results: await changeSites(deps, viewer, body, request.log) } };
    },

    async checkSite({ viewer, params: { siteId }, body, request }) {
      await limits.siteChecks(request);
      await checkSite(deps, viewer, siteId, body.method);
      return { status: 200, body: await describe(viewer, siteId) };
    },

    async listSiteChecks({ viewer, params: { siteId }, query }) {
      await findSite(db, viewer, siteId);
      return { status: 200, body: await listChecks(db, siteId, query) };
    },

    async listSiteChanges({ viewer, params: { siteId: recordId }, query }) {
      await findSite(db, viewer, recordId);
      return { status: 200, body: await listChanges(db, { kind: 'site', recordId, page: query }) };
    },
  };
}

import { adsTxtLine } from '@preroll/rules/site/site-proofs';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Config } from '../../platform/config/config.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import type { SiteRow, SiteWithState } from './site-queries.ts';
import { describeState } from './site-state.ts';
import { graceEndOf } from './verification/grace.ts';
import { resembledDomain } from './verification/resembled-domain.ts';

type Schemas = components['schemas'];
type Platform = Pick<Config, 'publicUrl'>;

/** Our line in the ads.txt of an owner's sites. */
export const ownAdsTxtLine = ({ publicUrl }: Platform, { ownerId }: Pick<SiteRow, 'ownerId'>): string =>
  adsTxtLine(new URL(publicUrl).hostname, ownerId);

/** Maps the fields in the history to names of the API. */
export const toSiteFields = (site: SiteRow) => ({
  name: site.name,
  domain: site.domain,
  platform_type: site.platformType,
  categories: site.categories,
  folder_id: site.folderId,
  status: site.status,
  reject_reason: site.rejectReason,
  revenue_share: site.revenueShare,
});

/** Converts a site to a response. */
export const describeSite = (
  platform: Platform,
  viewer: Pick<Actor, 'cabinet'>,
  { site, state, hasImpressions, ownerName, ownerTimezone, twin }: SiteWithState,
): Schemas['Site'] => ({
  id: site.id,
  ...toSiteFields(site),
  domain_unicode: site.domainUnicode,
  domain_resembles: resembledDomain(site.domainUnicode),
  domain_twin: describeTwin(viewer, site, twin),
  url: `https://${site.domain}/`,
  owner_id: site.ownerId,
  owner_name: ownerName,
  owner_timezone: ownerTimezone,
  state,
  state_reason: describeState(state, site),
  has_impressions: hasImpressions,
  verification: {
    method: site.method,
    token: site.token,
    verified_at: isoOf(site.verifiedAt),
    last_check_at: isoOf(site.lastCheckAt),
    last_answer: site.lastAnswer,
    misses: site.misses,
    grace_ends_at: site.verifiedAt === null ? null : isoOf(graceEndOf(site)),
  },
  ads_txt: {
    line: ownAdsTxtLine(platform, site),
    found: site.adsTxtFound,
    checked_at: isoOf(site.adsTxtCheckedAt),
  },
  submitted_at: site.submittedAt.toISOString(),
  version: site.version,
  ...timestampsOf(site),
});

/** Null for an owner if the twin belongs to somebody else, because nothing is revealed about other owners' sites. */
function describeTwin(
  { cabinet }: Pick<Actor, 'cabinet'>,
  { ownerId }: SiteRow,
  twin: SiteWithState['twin'],
): Schemas['DomainTwin'] | null {
  if (twin === null) return null;
  const isOfSameOwner = twin.ownerId === ownerId;
  return isOfSameOwner || cabinet !== 'webmaster' ? { domain: twin.domain, is_of_same_owner: isOfSameOwner } : null;
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;

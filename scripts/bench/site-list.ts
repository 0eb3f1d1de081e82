import type { Request } from './constant-load.ts';
import { type FilledSites, fillSites } from './fill-sites.ts';
import { listUnderLoad, type MeasuredDatabase, SUMS_PER_SECOND } from './list-under-load.ts';

const SITES = 20_000;

/** The queries of the sites screen, for the list and its figures: its columns, filters and pages. */
const queries = [
  '',
  'sort=-name',
  'sort=status',
  'sort=-submitted_at',
  'sort=-updated_at',
  'search=77',
  'search=Site%2012345',
  'search=nobody-has-this-name',
  'status=working&status=approved',
  'state=serving',
  'state=no_requests&state=no_placement',
  'state=owner_locked',
  'state=in_review',
  'category=IAB12',
  'verification=at_risk',
  'verification=not_verified&status=approved',
  'folder_id=0',
  'offset=50',
  'offset=10000',
];

/** Measures the list of 20,000 sites, as requested by an admin and by a webmaster who owns half of them. */
export const benchSiteList = (on: MeasuredDatabase) =>
  bench({ what: `GET sites, ${SITES} of them`, requestsOf: lists }, on);

/** Measures the figures of these sites in two weeks, which the screen requests with each list. */
export const benchSiteFigures = (on: MeasuredDatabase) =>
  bench({ what: `GET sites/figures of ${SITES} sites`, requestsOf: figures, perSecond: SUMS_PER_SECOND }, on);

const bench = (mix: { what: string; requestsOf: typeof lists; perSecond?: number }, on: MeasuredDatabase) =>
  listUnderLoad(({ db }) => fillSites(db, SITES), [mix], on);

const DAY = 86_400_000;

function period(): string {
  const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  return `date_from=${day(6)}&date_to=${day(0)}&compare=previous_period`;
}

const lists = (url: string, filled: FilledSites): Request[] =>
  requestsOf(url, filled, (query) => `sites?${query}`, [`sites?owner_id=${filled.ownerId}`, 'sites/review']);

function figures(url: string, filled: FilledSites): Request[] {
  const path = (query: string) => `sites/figures?${query}&${period()}`;
  return requestsOf(url, filled, path, [path(`owner_id=${filled.ownerId}`)]);
}

/** Each query as webmaster and as admin, and those of the admin only. */
function requestsOf(
  url: string,
  filled: FilledSites,
  pathOf: (query: string) => string,
  ofAdmin: readonly string[],
): Request[] {
  const of = (cabinet: 'webmaster' | 'admin') => (path: string) => ({
    url: `${url}/backend/api/${path}`,
    headers: { Authorization: `Bearer ${filled[cabinet]}`, Cabinet: cabinet },
  });
  const paths = queries.map(pathOf);
  return [...paths.map(of('webmaster')), ...[...paths, ...ofAdmin].map(of('admin'))];
}

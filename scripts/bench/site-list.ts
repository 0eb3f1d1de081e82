import type { Request } from './constant-load.ts';
import { type FilledSites, fillSites } from './fill-sites.ts';
import { listUnderLoad, type MeasuredOn } from './list-under-load.ts';

const SITES = 20_000;

/** What the screen of sites asks for, of its columns, filters and pages. */
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

/** Measures the list of 20,000 sites, asked by an admin and by a webmaster who has half of them. */
export const benchSiteList = (on: MeasuredOn) =>
  listUnderLoad({ what: `GET sites, ${SITES} of them`, fill: ({ db }) => fillSites(db, SITES), requestsOf }, on);

function requestsOf(url: string, filled: FilledSites): Request[] {
  const of = (cabinet: 'webmaster' | 'admin', path: string) => ({
    url: `${url}/backend/api/${path}`,
    headers: { Authorization: `Bearer ${filled[cabinet]}`, Cabinet: cabinet },
  });
  const lists = queries.map((query) => `sites?${query}`);
  return [
    ...lists.map((path) => of('webmaster', path)),
    ...[...lists, `sites?owner_id=${filled.ownerId}`, 'sites/review'].map((path) => of('admin', path)),
  ];
}

import { addDays } from '@preroll/rules/time/days';
import { todayIn } from '@preroll/rules/time/periods';
import type { Request } from './constant-load.ts';
import { type FilledAdvertiser, fillAdvertiser } from './fill-advertiser.ts';
import { listUnderLoad, type MeasuredDatabase, SUMS_PER_SECOND } from './list-under-load.ts';

const CAMPAIGNS = 10_000;
const WEEK = 7;

/** The queries of the campaigns screen: its columns, filters and pages. */
const queriesOf = ({ groupId, folderId }: FilledAdvertiser) => [
  '',
  'sort=-updated_at',
  'sort=status',
  'sort=group_name',
  'sort=-bid',
  'search=77',
  'search=Campaign%201234',
  'status=working&status=stopped',
  `group_id=${groupId}`,
  'group_id=0&sort=-start_date',
  `folder_id=${folderId}`,
  'folder_id=0',
  'offset=50',
  'offset=5000',
];

/** Measures the list of an advertiser's ten thousand campaigns, as requested by them and by their manager. */
export const benchCampaignList = (on: MeasuredDatabase) =>
  listUnderLoad(
    (database) => fillAdvertiser(database, CAMPAIGNS),
    [
      { what: `GET campaigns, ${CAMPAIGNS} of them`, requestsOf },
      // this order adds up the days of all campaigns
      {
        what: `GET campaigns by the spend of a week, ${CAMPAIGNS} of them`,
        requestsOf: bySpend,
        budgetFactor: 2,
        perSecond: SUMS_PER_SECOND,
      },
    ],
    on,
  );

function requestsOf(url: string, filled: FilledAdvertiser): Request[] {
  const queries = queriesOf(filled);
  const of = (cabinet: 'advertiser' | 'manager', query: string) => ({
    url: `${url}/backend/api/campaigns?${query}`,
    headers: { Authorization: `Bearer ${filled[cabinet]}`, Cabinet: cabinet },
  });
  return [
    ...queries.map((query) => of('advertiser', query)),
    ...[...queries, `owner_id=${filled.ownerId}`, 'sort=owner_name'].map((query) => of('manager', query)),
  ];
}

/** The list in its default order. */
function bySpend(url: string, { advertiser }: FilledAdvertiser): Request[] {
  const [from, to] = [addDays(todayIn('UTC'), 1 - WEEK), todayIn('UTC')];
  return ['', '&search=77', '&offset=50', '&status=working'].map((query) => ({
    url: `${url}/backend/api/campaigns?sort=-spend&date_from=${from}&date_to=${to}${query}`,
    headers: { Authorization: `Bearer ${advertiser}`, Cabinet: 'advertiser' },
  }));
}

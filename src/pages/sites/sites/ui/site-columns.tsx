import { type Cabinet, managesOthers } from '@/entities/session';
import {
  explainSiteState,
  type Site,
  SiteStateLabel,
  siteFigureColumns,
  siteFix,
  siteStates,
  siteStatusLabels,
  verificationLabels,
} from '@/entities/site';
import { TagButton } from '@/features/change-placements';
import { DraggableRecord } from '@/features/move-to-folder';
import { formatDateTime } from '@/shared/lib/dates';
import { actionsColumn, type Columns, createColumns, RowLink, RowTitle } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import type { SiteRow } from '../model/site-row';
import { SiteRowMenu } from './site-row-menu';

const column = createColumns<SiteRow>();

const name = column.accessor('name', {
  header: 'Site',
  meta: { searchable: true, width: '14rem' },
  cell: ({ row: { original } }) => (
    <DraggableRecord record="site" of={original}>
      <RowTitle note={original.shownDomain === original.name ? undefined : original.shownDomain}>
        <RowLink from="/$cabinet/sites" to="/$cabinet/sites/$siteId" params={{ siteId: original.id }}>
          {original.name}
        </RowLink>
      </RowTitle>
    </DraggableRecord>
  ),
});

/** The name's second line as a column, for sorting and for the export, because names may repeat. */
const domain = column.accessor('shownDomain', {
  id: 'domain',
  header: 'Domain',
  meta: { width: '11rem', extra: true, exported: true },
});

const owner = column.accessor('ownerName', { header: 'Webmaster', enableSorting: false, meta: { width: '9rem' } });

function StateCell({ site }: { site: Site }) {
  const fix = siteFix(site);
  const why = explainSiteState(site);
  return (
    <SiteStateLabel
      site={site}
      reason={
        why && (
          <>
            <span>{fix ? `${why}, ` : why}</span>
            {fix && (
              <Link
                from="/$cabinet/sites"
                to="/$cabinet/sites/$siteId"
                params={{ siteId: site.id }}
                hash={fix.part}
                aria-label={`${fix.label}: ${site.name}`}
              >
                {fix.label.toLowerCase()}
              </Link>
            )}
          </>
        )
      }
    />
  );
}

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const stateLabels = Object.fromEntries(Object.entries(siteStates).map(([state, { label }]) => [state, label]));

const { deleted: _, ...listedStatuses } = siteStatusLabels;

const facts: Columns<SiteRow> = [
  column.accessor('state', {
    header: 'State',
    enableSorting: false,
    meta: { width: '12rem', grows: true, card: 'head', choices: choicesOf(stateLabels) },
    cell: ({ row }) => <StateCell site={row.original} />,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '8rem', extra: true, choices: choicesOf(listedStatuses) },
    cell: ({ row }) => siteStatusLabels[row.original.status],
  }),
];

/** For the export, which has bare amounts: cells and cards show the currency with the amount. */
const currencyOfRow = column.accessor('currency', {
  header: 'Currency',
  enableSorting: false,
  meta: { width: '6rem', card: 'none' },
});

const ends: Columns<SiteRow> = [
  column.accessor(({ verification }) => verificationLabels[stageOf(verification)], {
    id: 'verification_stage',
    header: 'Verification',
    enableSorting: false,
    meta: { width: '8rem', extra: true },
  }),
  column.accessor('updatedAt', {
    id: 'updated_at',
    header: 'Updated',
    meta: { width: '10rem', extra: true },
    cell: ({ row }) => formatDateTime(row.original.updatedAt),
  }),
];

const stageOf = ({ verified_at, misses }: Site['verification']) =>
  verified_at === null ? 'not_verified' : misses > 0 ? 'at_risk' : 'verified';

// created once: new column objects would render every row again
const names = { alone: [name, domain], withOwner: [name, domain, owner] };
const actions = actionsColumn<SiteRow>(
  (site) => (
    <>
      <TagButton name={site.name} siteId={site.id} />
      <SiteRowMenu site={site} />
    </>
  ),
  { buttons: 2 },
);

interface SiteColumnOptions {
  /** The currency of all sites, if it is the same. */
  only: string | undefined;
  /** Whether the sites are known to have several currencies. */
  hasSeveral: boolean;
  /** Whether the list can be sorted by revenue. */
  isSorting: boolean;
}

/** Managers and admins also get the owner's column. */
export const siteColumns = (cabinet: Cabinet, { only, hasSeveral, isSorting }: SiteColumnOptions): Columns<SiteRow> => [
  ...(managesOthers(cabinet) ? names.withOwner : names.alone),
  ...facts,
  ...siteFigureColumns<SiteRow>({ only, sortable: isSorting ? ['revenue'] : [] }),
  ...(hasSeveral ? [currencyOfRow] : []),
  ...ends,
  actions,
];

import {
  type Advert,
  type AdvertState,
  advertStateLabels,
  advertStateOf,
  creativeFacts,
  loadingStatusLabels,
} from '@/entities/advert';
import { type MetricColumnOptions, metricColumns, type WithFigures } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import { PendingAdvertStatus } from '@/features/change-advert-status';
import { DraggableRecord } from '@/features/move-to-folder';
import { formatDateTime } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { actionsColumn, type Columns, createColumns, RowLink, RowTitle } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { Poster } from '@/shared/ui/poster';
import { ShareBar } from '@/shared/ui/share-bar';
import { AdvertMenu } from './advert-menu';

interface ListedAdvert extends Advert {
  /**
   * Share of the campaign's shows, 0 to 1; undefined while loading, without shows, and in lists with several campaigns.
   */
  share?: number | undefined;
}

export type AdvertRow = WithFigures<ListedAdvert>;

const column = createColumns<AdvertRow>();

const title = ({ id, name, title, useVpaid, creative }: Advert, note?: string) => (
  <RowTitle
    note={note}
    picture={
      <Poster src={creative.poster} duration={creative.duration} interactive={useVpaid ? title || name : undefined} />
    }
  >
    <RowLink from="/$cabinet/campaigns" to="/$cabinet/campaigns/adverts/$advertId" params={{ advertId: id }}>
      {name}
    </RowLink>
  </RowTitle>
);

/** The second line of a row in lists that do not need to name the campaign. */
const videoFacts = ({ useVpaid, creative }: Advert) =>
  useVpaid ? 'VPAID' : creativeFacts({ ...creative, duration: null });

/** In lists with folders, users can drag their own adverts into them. */
const name = ({ besideFolders = false, withVideo = false }) =>
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true },
    cell: ({ row: { original } }) =>
      besideFolders ? (
        <DraggableRecord record="advert" of={original}>
          {title(original)}
        </DraggableRecord>
      ) : (
        title(original, withVideo ? videoFacts(original) : undefined)
      ),
  });

/** The name of another record in a row; a link that is styled as text, like the row's own name. */
const Clamped = styled('span', {
  base: {
    lineClamp: 2,
    'li &': { textStyle: 'small' },
    '& > a': { color: 'text', '&:not(:hover)': { textDecorationLine: 'none' } },
  },
});

const Second = styled('span', { base: { display: 'block', textStyle: 'caption', color: 'text.subtle' } });

const campaign = (withOwner: boolean) =>
  column.accessor(({ campaignName }) => campaignName ?? '', {
    id: 'ads_name',
    header: 'Campaign',
    meta: { width: '10rem', card: 'wide' },
    cell: ({ row: { original }, getValue }) => (
      <>
        <Clamped>
          <Link
            from="/$cabinet/campaigns"
            to="/$cabinet/campaigns/$campaignId"
            params={{ campaignId: original.campaignId }}
          >
            {getValue()}
          </Link>
        </Clamped>
        {withOwner && <Second>{original.ownerName}</Second>}
      </>
    ),
  });

/** The beginning of the reason, enough to tell adverts apart; the advert's page shows all of it. */
const Reason = styled('span', {
  base: { lineClamp: 2, textStyle: 'caption', color: 'text.subtle', overflowWrap: 'anywhere' },
});

/** The second line of the campaign's cell as a column, for the export. */
const owner = column.accessor(({ ownerName }) => ownerName ?? '', {
  id: 'owner_name',
  header: 'Advertiser',
  enableSorting: false,
  meta: { width: '8rem', extra: true },
});

const listed: readonly AdvertState[] = ['moderate', 'returned', 'approved', 'working', 'stopped', 'ban'];

const status = column.accessor(advertStateOf, {
  id: 'status',
  header: 'Status',
  meta: {
    width: '9.5rem',
    card: 'head',
    choices: listed.map((value) => ({ value, label: advertStateLabels[value] })),
    csv: (value: AdvertState) => advertStateLabels[value],
  },
  cell: ({ row: { original } }) => (
    <>
      <PendingAdvertStatus advert={original} />
      {original.returned && <Reason>{original.returned.reason}</Reason>}
      <VideoNote advert={original} />
    </>
  ),
});

const videoOf = ({ useVpaid, creative }: Advert) => (useVpaid ? 'VPAID' : loadingStatusLabels[creative.loadingStatus]);

function VideoNote({ advert }: { advert: Advert }) {
  if (advert.useVpaid || advert.creative.loadingStatus === 'ready') return null;
  return (
    <>
      <Second>{videoOf(advert)}</Second>
      {advert.creative.loadingError && <Reason>{advert.creative.loadingError}</Reason>}
    </>
  );
}

const figureColumns = (options: MetricColumnOptions): Columns<AdvertRow> =>
  metricColumns<ListedAdvert>(({ currency }) => currency ?? undefined, options);

const updated = column.accessor('updatedAt', {
  id: 'updated_at',
  header: 'Updated',
  meta: { width: '11rem', extra: true },
  cell: ({ row }) => formatDateTime(row.original.updatedAt),
});

const waiting = column.accessor('submittedAt', {
  id: 'submitted_at',
  header: 'Waiting since',
  meta: { width: '11rem' },
  cell: ({ row }) => formatDateTime(row.original.submittedAt),
});

const video: Columns<AdvertRow> = [
  column.accessor(videoOf, {
    id: 'loading_status',
    header: 'Video',
    meta: { width: '10rem', extra: true },
  }),
  column.accessor(({ creative }) => creative.duration, {
    id: 'duration',
    header: 'Duration',
    meta: { align: 'end', width: '7rem', extra: true },
    cell: ({ row: { original } }) =>
      original.creative.duration === null ? '–' : formatDuration(original.creative.duration),
  }),
];

const actions = actionsColumn<AdvertRow>((advert) => (
  <AdvertMenu advert={advert} label={`Actions for ${advert.name}`} />
));

const facts: Columns<AdvertRow> = [...video, updated, actions];

// created once: new column objects would render every row again
const names = {
  alone: name({}),
  withVideo: name({ withVideo: true }),
  besideFolders: name({ besideFolders: true }),
};
const campaigns = { alone: [campaign(false)], withOwner: [campaign(true), owner] };

const share = column.display({
  id: 'share',
  header: 'Share of shows',
  meta: { width: '10.5rem', card: 'none' },
  cell: ({ row: { original } }) => original.share !== undefined && <ShareBar share={original.share} />,
});

/** The columns of a campaign's adverts; amounts are in the campaign's currency. */
export const campaignAdvertColumns = (currency: string): Columns<AdvertRow> => [
  names.withVideo,
  status,
  share,
  ...figureColumns({ only: currency, sortable: true }),
  ...facts,
];

/** The columns of the adverts of all campaigns. Managers and admins also get the owner's column. */
export const advertColumns = (cabinet: Cabinet, figures: MetricColumnOptions): Columns<AdvertRow> => [
  names.besideFolders,
  ...(managesOthers(cabinet) ? campaigns.withOwner : campaigns.alone),
  status,
  ...figureColumns(figures),
  ...facts,
];

/** The columns of adverts in review. They have never been shown, so there are no figures. */
export const moderationColumns: Columns<AdvertRow> = [
  names.alone,
  ...campaigns.withOwner,
  status,
  waiting,
  ...video,
  updated,
  actions,
];

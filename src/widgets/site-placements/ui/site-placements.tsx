import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { placementQueries } from '@/entities/placement';
import { BulkPlacementBar } from '@/features/change-placements';
import { DataTable, useStoredPreferences } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { NewPlacementLink } from './new-placement-link';
import { placementColumns } from './placement-columns';

const nothing: ReadonlySet<number> = new Set();

interface SitePlacementsProps {
  siteId: number;
  /** The look of the link that makes the first placement; `solid` if nothing else on the page comes before it. */
  firstLink?: 'solid' | 'outline';
}

/** The placements of a site, which can be searched, started, stopped and archived. Start its query in the loader. */
export function SitePlacements({ siteId, firstLink = 'outline' }: SitePlacementsProps) {
  const list = useQuery(placementQueries.bySite(siteId));
  const currency = list.data?.[0]?.currency;
  const columns = useMemo(() => placementColumns(currency), [currency]);
  const [selected, select] = useState(nothing);
  const chosen = (list.data ?? []).filter(({ id }) => selected.has(id));
  return (
    <DataTable
      label="Placements"
      rows={list.data}
      error={failureOf(list)}
      columns={columns}
      rowKey={({ id }) => id}
      csvName="placements"
      empty={
        <EmptyState title="No placements yet" action={<NewPlacementLink siteId={siteId} variant={firstLink} />}>
          A placement is a place for adverts on the site, with the code that its player needs.
        </EmptyState>
      }
      selection={{ selected, onChange: select }}
      bulkActions={<BulkPlacementBar placements={chosen} onDone={() => select(nothing)} />}
      {...useStoredPreferences('placements')}
    />
  );
}

import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/shared/ui/page-header';
import { NewPlacementLink, SitePlacements } from '@/widgets/site-placements';

const route = getRouteApi('/$cabinet/sites/$siteId/placements/');

/** The placements of a site. */
export function PlacementsPage() {
  const { siteId } = route.useParams();
  return (
    <>
      <PageHeader title="Placements" actions={<NewPlacementLink siteId={siteId} />} />
      <SitePlacements key={siteId} siteId={siteId} />
    </>
  );
}

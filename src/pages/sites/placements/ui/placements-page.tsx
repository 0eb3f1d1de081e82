import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/shared/ui/page-header';
import { NewPlacementLink, SitePlacements } from '@/widgets/site-placements';

const route = getRouteApi('/$cabinet/sites/$siteId/placements/');

export function PlacementsPage() {
  const { siteId } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader title="Placements" actions={<NewPlacementLink siteId={siteId} />} />
      <SitePlacements
        key={siteId}
        siteId={siteId}
        state={state}
        onChange={(change) => void navigate({ search: { ...state, ...change }, resetScroll: false })}
      />
    </>
  );
}

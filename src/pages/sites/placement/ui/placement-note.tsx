import { useQuery } from '@tanstack/react-query';
import { placementStateNote } from '@/entities/placement';
import type { Cabinet } from '@/entities/session';
import { explainSiteState, siteQueries, siteStates } from '@/entities/site';
import type { Placement } from '@/shared/api';
import { ButtonLink } from '@/shared/ui/button';
import { fixVariants } from '@/widgets/serving-answer';

interface PlacementNoteProps {
  placement: Pick<Placement, 'site_id' | 'state' | 'last_request_at'>;
  cabinet: Cabinet;
}

/** Explains the state of a placement. If its site is the cause, shows the site's state with a link. */
export function PlacementNote({ placement, cabinet }: PlacementNoteProps) {
  const { site_id: siteId, state } = placement;
  const isOfSite = state === 'site_not_serving';
  const { data: site } = useQuery({ ...siteQueries.detail(siteId), enabled: isOfSite });
  if (!isOfSite) return placementStateNote(placement);
  const why = site && explainSiteState(site);
  return (
    <>
      <span>{`${placementStateNote(placement)} `}</span>
      {site && <span>{`It is ${siteStates[site.state].label.toLowerCase()}${why ? `: ${why}` : ''}. `}</span>}
      <ButtonLink to="/$cabinet/sites/$siteId" params={{ cabinet, siteId }} {...fixVariants.link}>
        Go to the site
      </ButtonLink>
    </>
  );
}

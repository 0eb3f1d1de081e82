import { useParams } from '@tanstack/react-router';
import { type Cabinet, cabinetHome, cabinets, sectionLabels } from '@/entities/session';
import { ButtonLink } from '@/shared/ui/button';
import { DeadEnd } from '@/shared/ui/dead-end';

/** Shown for unknown addresses, inside the current frame. In a cabinet, it links to the cabinet's start page. */
export function NotFoundPage() {
  const { cabinet } = useParams({ strict: false });
  return <NotFound cabinet={cabinet} />;
}

/** Links to the home page if there is no cabinet. */
export const NotFound = ({ cabinet }: { cabinet?: Cabinet | undefined }) => (
  <DeadEnd
    title="Not found"
    action={
      <ButtonLink to={cabinet ? cabinetHome(cabinet) : '/'}>
        {`Go to ${cabinet ? sectionLabels[cabinets[cabinet].defaultSection].toLowerCase() : 'the home page'}`}
      </ButtonLink>
    }
  >
    This page doesn't exist. The link may be out of date, or you may not have access.
  </DeadEnd>
);

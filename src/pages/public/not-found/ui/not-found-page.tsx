import { useParams } from '@tanstack/react-router';
import { type Cabinet, cabinetHome, cabinets, sectionLabels } from '@/entities/session';
import { ButtonLink } from '@/shared/ui/button';
import { DeadEnd } from '@/shared/ui/dead-end';

/** Shown for addresses that lead nowhere, inside the current frame: that of a cabinet leads to the cabinet's start. */
export function NotFoundPage() {
  const { cabinet } = useParams({ strict: false });
  return <NotFound cabinet={cabinet} />;
}

/** The home page is the way out without a cabinet. */
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

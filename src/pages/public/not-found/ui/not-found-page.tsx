import { ButtonLink } from '@/shared/ui/button';
import { DeadEnd } from '@/shared/ui/dead-end';

/** Nothing lies at this address. */
export const NotFoundPage = () => (
  <DeadEnd
    title="Not found"
    reason="There is nothing at this address"
    action={<ButtonLink to="/">To the home page</ButtonLink>}
  >
    The link may be old, or it leads to something that isn't yours to see.
  </DeadEnd>
);

import { ButtonLink } from '@/shared/ui/button';
import { DeadEnd } from '@/shared/ui/dead-end';

/** Shown for addresses that lead nowhere, inside the current frame. */
export const NotFoundPage = () => (
  <DeadEnd
    title="Not found"
    reason="This page doesn't exist"
    action={<ButtonLink to="/">Go to the home page</ButtonLink>}
  >
    The link may be out of date, or you may not have access.
  </DeadEnd>
);

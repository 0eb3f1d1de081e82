import { lazy, Suspense, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';

// the form brings its schema and the dialog along: neither is needed to read the page
const SignInDialog = lazy(() => import('./sign-in-dialog'));

/** Opens the sign-in dialog. */
export function SignInButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      {open && (
        <Suspense fallback={<LoadingIndicator />}>
          <SignInDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { onCaughtError } from './errors/caught-errors';
import { AppProviders } from './providers/app-providers';

/** Renders the application into the page, in slices, so that the page answers in between. */
export function renderApp(): void {
  const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError });
  startTransition(() =>
    root.render(
      <StrictMode>
        <AppProviders />
      </StrictMode>,
    ),
  );
}

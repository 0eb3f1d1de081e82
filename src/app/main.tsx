import './after-libraries';
import './after-react';
import './after-theme';
import './after-models';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { SESSION_KEY } from '@/entities/session';
import { BUILD_VERSION } from '@/shared/config';
import { nextTask } from '@/shared/lib/scheduling';
import { appStarted } from './app-started';
import { adoptBuild } from './build-version/adopt-build';
import { onCaughtError } from './errors/caught-errors';
import { AppProviders } from './providers/app-providers';
import './start-up';

const mayStart = adoptBuild({
  storage: () => localStorage,
  version: BUILD_VERSION,
  sessionKey: SESSION_KEY,
  reload: () => location.reload(),
});

if (mayStart) {
  await nextTask();
  appStarted();

  const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError });
  // rendered in slices
  startTransition(() =>
    root.render(
      <StrictMode>
        <AppProviders />
      </StrictMode>,
    ),
  );
}

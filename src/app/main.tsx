import './start-up-wiring';
import '@/shared/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SESSION_KEY } from '@/entities/session';
import { BUILD_VERSION } from '@/shared/config';
import { appStarted } from './app-started';
import { applyBuildVersion } from './build-version/apply-build-version';
import { keepPageOffline } from './errors/keep-page-offline';
import { rootOptions } from './errors/root-options';
import { AppProviders } from './providers/app-providers';
import { router } from './router/router';
import { tolerateTranslators } from './translation/tolerate-translators';

/**
 * Entry point of the application. Modules named `*-wiring` connect events to effects when they are imported and do
 * nothing else; `appStarted` starts everything.
 */
const mayStart = applyBuildVersion({
  storage: () => localStorage,
  version: BUILD_VERSION,
  sessionKey: SESSION_KEY,
  reload: () => location.reload(),
});

if (mayStart) {
  tolerateTranslators();
  keepPageOffline();
  appStarted();
  // before the first render, so that the screen's code and data load during it
  void router.load();
  createRoot(document.getElementById('root') as HTMLElement, rootOptions).render(
    <StrictMode>
      <AppProviders />
    </StrictMode>,
  );
}

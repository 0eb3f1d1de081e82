import './start-up-wiring';
import '@/shared/theme/fonts.css';
import { SESSION_KEY } from '@/entities/session';
import { prepareClientFx } from '@/shared/api';
import { BUILD_VERSION } from '@/shared/config';
import { appStarted } from './app-started';
import { applyBuildVersion } from './build-version/apply-build-version';
import { router } from './router/router';

/**
 * The application starts here, in two steps. The first is small: it reads the session and lets the router match the
 * address, so that the screen's calls leave while React, the theme and the screen itself are still loading. The second
 * renders, with the data if it has arrived by then. The server has announced the files of both with the page.
 *
 * Nothing that this file imports statically may import the kit or React DOM. Files named `*-wiring` connect events with
 * their effects when they are imported, and have no effect of their own: `appStarted` sets everything off.
 */
const mayStart = applyBuildVersion({
  storage: () => localStorage,
  version: BUILD_VERSION,
  sessionKey: SESSION_KEY,
  reload: () => location.reload(),
});

if (mayStart) {
  appStarted();
  void start();
}

async function start() {
  // the router evaluates the screen's files as well: with the client at hand, its calls leave before that
  await prepareClientFx().catch(() => {});
  void router.load();
  const { renderApp } = await import('./render-app');
  renderApp();
}

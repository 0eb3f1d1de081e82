import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense } from 'react';
import { toast } from 'react-hot-toast/headless';
import { configure } from 'storybook/test';
import { ChosenRole } from '../src/app/screens/chosen-role';
import { getSaveDraftMockHandler } from '../src/shared/api/generated/endpoints/drafts/drafts.msw';
import { cameOnline, wentOffline } from '../src/shared/lib/connectivity';
import { assertQuietConsole, watchConsole } from './console-guard';
import { withoutElementControls } from './element-controls';
import { followToolbar, showTheme } from './shown-theme';
import { createStoryRouter, StoryProviders } from './story-providers';
import { checkOtherTheme, quickly } from './theme-check';
import { showMotion } from './toolbar/motion';
import { behindNetwork } from './toolbar/network';
import { globalTypes, initialGlobals, viewports } from './toolbar/toolbar';

configure({
  // screens load lazily; a busy machine takes its time
  asyncUtilTimeout: 40_000,
  // what waits for an element fails many times before it is there: printing the whole page each time costs a tenth of all
  getElementError: (message) => new Error(message ?? 'No such element'),
});

/** In the browser of a test. Who looks at a story shall not see the themes change. */
const isTest = '__vitest_browser__' in globalThis;

/** A request that the contract knows of and the story doesn't answer is a mistake; files are not. */
const isOfBackend = (url: string) => new URL(url).pathname.startsWith('/backend/');

async function startWorker() {
  // a form that is left keeps what was typed: by then the next story answers, which knows nothing of it
  const worker = setupWorker(getSaveDraftMockHandler());
  await worker.start({
    quiet: true,
    // relative, so that the built site works below any path
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: ({ frame, defaults }) => {
      // what a frame carries is typed by those who read it
      const { request } = frame.data as { request: Request };
      if (frame.protocol === 'http' && isOfBackend(request.url)) defaults.error();
    },
  });
  if (!isTest) await belongToWorker();
  return worker;
}

const RELOADED = 'reloaded for the worker';

/**
 * After a forced reload, and where the worker of the page before was on its way out, a page has a worker that doesn't
 * answer for it: its calls would reach a server that isn't there. Loaded once more it belongs to the worker.
 */
async function belongToWorker() {
  if (navigator.serviceWorker.controller || sessionStorage.getItem(RELOADED)) {
    sessionStorage.removeItem(RELOADED);
    return;
  }
  sessionStorage.setItem(RELOADED, 'once');
  window.location.reload();
  // nothing of a story is shown before
  await new Promise(() => {});
}

// tests show no page of docs
const DocsPage = lazy(() => import('./docs-page'));

followToolbar();

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: isTest ? quickly : {} },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colours', 'Type', 'Icons'],
          'Components',
          ['Actions', 'Inputs', 'Data', 'Charts', 'Feedback', 'Media', 'Navigation', 'Overlays', 'Layout'],
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  argTypesEnhancers: [withoutElementControls],
  loaders: [
    mswLoader(startWorker),
    async () => {
      const router = createStoryRouter();
      await router.load();
      return { router };
    },
  ],
  beforeEach: (context) => {
    toast.removeAll();
    if (isTest) watchConsole();
    const { network } = context.globals;
    context.msw = behindNetwork(context.msw, network);
    if (network !== 'offline') return;
    wentOffline();
    return () => cameOnline();
  },
  afterEach: async ({ globals, parameters }) => {
    if (!isTest) return;
    assertQuietConsole();
    if (parameters.a11y?.test === 'error') await checkOtherTheme(globals.theme);
  },
  decorators: [
    (Story, { globals, loaded }) => {
      showTheme(globals.theme);
      showMotion(globals.motion);
      // another role or network begins anew, as another visit would
      return (
        <StoryProviders key={`${globals.role} ${globals.network} ${globals.motion}`} router={loaded.router}>
          <ChosenRole value={globals.role}>
            <Story />
          </ChosenRole>
        </StoryProviders>
      );
    },
  ],
};

export default preview;

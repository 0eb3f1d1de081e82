import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense } from 'react';
import { toast } from 'react-hot-toast/headless';
import { configure } from 'storybook/test';
import { getSaveDraftMockHandler } from '../src/shared/api/generated/endpoints/drafts/drafts.msw';
import { cameOnline, wentOffline } from '../src/shared/lib/browser-events';
import { ChosenRole } from './screens/chosen-role';
import '../src/shared/theme/fonts.css';
import { assertQuietConsole, watchConsole } from './console-guard';
import { withoutElementControls } from './element-controls';
import { isTest, testsAll } from './is-test';
import { ignoreLateCalls } from './late-calls';
import { prependHandlers } from './prepend-handlers';
import { withPropValues } from './prop-values';
import { samplePosters } from './sample-posters';
import { followToolbar, showTheme } from './shown-theme';
import { createStoryRouter, StoryProviders } from './story-providers';
import { checkOtherTheme, fastAxeOptions } from './theme-check';
import { showMotion } from './toolbar/motion';
import { networkHandlers } from './toolbar/network';
import { runOnlyOwnSteps } from './toolbar/own-steps';
import { globalTypes, initialGlobals, viewports } from './toolbar/toolbar';

configure({
  // screens load lazily, which takes a while on a busy machine
  asyncUtilTimeout: 40_000,
  // queries retry many times: printing the whole document for each failed attempt takes a tenth of the test time
  getElementError: (message) => new Error(message ?? 'No such element'),
});

/**
 * Whether a URL belongs to the backend. Unhandled requests to the backend are a mistake in the story; those for files
 * are not.
 */
const isOfBackend = (url: string) => new URL(url).pathname.startsWith('/backend/');

async function startWorker() {
  // a form saves its draft when it unmounts, when the next story, which has no handler for that, is already rendered
  const worker = setupWorker(getSaveDraftMockHandler());
  await worker.start({
    quiet: true,
    // relative, so that the built site works below any path
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: ({ frame, defaults }) => {
      // the library types the data of a frame as unknown
      const { request } = frame.data as { request: Request };
      if (frame.protocol === 'http' && isOfBackend(request.url)) defaults.error();
    },
  });
  if (!isTest) await belongToWorker();
  return worker;
}

const RELOADED_KEY = 'reloaded for the worker';

/**
 * After a forced reload, or while the worker of the previous page is being replaced, the page isn't controlled by its
 * worker and its calls would reach a server that doesn't exist. Reloading once more gives the worker control.
 */
async function belongToWorker() {
  if (navigator.serviceWorker.controller || sessionStorage.getItem(RELOADED_KEY)) {
    sessionStorage.removeItem(RELOADED_KEY);
    return;
  }
  sessionStorage.setItem(RELOADED_KEY, 'once');
  window.location.reload();
  // never resolves: the page is about to reload
  await new Promise(() => {});
}

// lazy, because only docs pages need them
const DocsPage = lazy(() => import('./docs-page'));
const DocsTemplate = lazy(() => import('./docs/docs-template'));
const BothThemesStory = lazy(() => import('./both-themes-story'));

followToolbar();

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: isTest ? fastAxeOptions : {},
      // excludes dimmed content, which is replaced within a second
      config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy=true] > *, [aria-busy=true] > * *)' }] },
    },
    controls: { expanded: true },
    docs: {
      // excludes headings inside stories
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.sb-story *', title: 'On this page' },
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocsTemplate />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          ['About this Storybook', 'All components'],
          'Foundations',
          ['Tokens', 'Colours', 'Type', 'Icons'],
          'Components',
          ['Actions', 'Inputs', 'Data', 'Charts', 'Feedback', 'Media', 'Navigation', 'Overlays', 'Layout'],
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  argTypesEnhancers: [withoutElementControls, withPropValues],
  loaders: [
    mswLoader(startWorker),
    async () => {
      const router = createStoryRouter();
      await router.load();
      return { router };
    },
    async (context) => {
      if (!isTest) await runOnlyOwnSteps(context);
    },
  ],
  beforeEach: (context) => {
    toast.removeAll();
    if (isTest) watchConsole();
    const { network } = context.globals;
    context.msw = prependHandlers(context.msw, [ignoreLateCalls(), ...networkHandlers(network), samplePosters]);
    if (network !== 'offline') return;
    wentOffline();
    return () => cameOnline();
  },
  afterEach: async ({ globals, parameters }) => {
    if (!isTest) return;
    assertQuietConsole();
    if (testsAll && parameters.a11y?.test === 'error') await checkOtherTheme(globals.theme);
  },
  decorators: [
    (Story, context) => {
      const { globals, loaded, viewMode } = context;
      showTheme(globals.theme);
      if (globals.theme === 'both' && viewMode === 'story')
        return (
          <Suspense>
            <BothThemesStory context={context} />
          </Suspense>
        );
      showMotion(globals.motion);
      // remounts the story for another role or network, like a new visit
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

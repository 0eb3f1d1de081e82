import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { toast } from 'react-hot-toast/headless';
import { configure } from 'storybook/test';
import { breakpoints } from '../src/shared/theme';
import { assertQuietConsole, watchConsole } from './console-guard';
import { createStoryRouter, StoryProviders } from './story-providers';
import { checkOtherTheme, showTheme } from './theme-check';

// screens load lazily; a busy machine takes its time
configure({ asyncUtilTimeout: 10_000 });

/** A request that the contract knows of and the story doesn't answer is a mistake; files are not. */
const isOfBackend = (url: string) => new URL(url).pathname.startsWith('/backend/');

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // relative, so that the built site works below any path
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol === 'http' && isOfBackend(frame.data.request.url)) defaults.error();
    },
  });
  return worker;
}

/** In the browser of a test. Who looks at a story shall not see the themes change. */
const isTest = '__vitest_browser__' in globalThis;

const viewports = Object.entries(breakpoints).map(([name, width]) => [
  name,
  { name: `${name} ${width}`, styles: { width: name === 'xs' ? '360px' : width, height: '900px' } },
]);

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: Object.fromEntries(viewports) },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns', 'Screens'] } },
  },
  loaders: [
    mswLoader(startWorker),
    async () => {
      const router = createStoryRouter();
      await router.load();
      return { router };
    },
  ],
  beforeEach: () => {
    toast.removeAll();
    if (isTest) watchConsole();
  },
  afterEach: async ({ globals, parameters }) => {
    if (!isTest) return;
    assertQuietConsole();
    if (parameters.a11y?.test === 'error') await checkOtherTheme(globals.theme);
  },
  decorators: [
    (Story, { globals, loaded }) => {
      showTheme(globals.theme);
      return (
        <StoryProviders router={loaded.router}>
          <Story />
        </StoryProviders>
      );
    },
  ],
};

export default preview;

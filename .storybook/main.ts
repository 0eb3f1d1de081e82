import type { StorybookConfig } from '@storybook/react-vite';
import application from '../package.json' with { type: 'json' };
import { serveTokens } from './tokens/serve-tokens.ts';

/**
 * Excluded from pre-bundling: the workspaces are source code, fonts and maps contain no code, and only some entry
 * points of Chakra and some data of the countries are used.
 */
const notOptimized = /^@(preroll|fontsource.*|chakra-ui)\/|^(world-atlas|i18n-iso-countries)$/;

/** Packages of the front end to pre-bundle, including those imported by path. */
const optimized = [
  ...Object.keys(application.dependencies).filter((name) => !notOptimized.test(name)),
  ...[
    'collection',
    'combobox',
    'date-picker',
    'dialog',
    'drawer',
    'highlight',
    'listbox',
    'menu',
    'portal',
    'preset-base',
    'styled-system',
    'tree-view',
    'visually-hidden',
  ].map((part) => `@chakra-ui/react/${part}`),
  '@emotion/cache',
  '@hookform/resolvers/zod',
  'axe-core',
  'hls.js/light',
  'msw',
  'msw-storybook-addon/csf3',
  'msw/browser',
  'patronum/debounce',
  'react-hot-toast/headless',
  'storybook/internal/core-events',
  'storybook/internal/csf',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.mdx', './**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // the mock service worker is served from here and not from ../public, so it never reaches production
  staticDirs: ['./public', '../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // without this, Chakra's own Storybook would be fetched and shown next to this one
  refs: { '@chakra-ui/react': { disable: true } },
  // the built site has to work below a sub-path, so its URLs are relative
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [...(vite.plugins ?? []), serveTokens()],
    // the application's chunk groups are tuned for its own entry
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...vite.build?.rolldownOptions?.output, codeSplitting: true },
      },
    },
    // prevents a page reload, which would break running tests, when Vite discovers a dependency late
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...optimized] },
  }),
};

export default config;

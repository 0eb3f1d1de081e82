import type { StorybookConfig } from '@storybook/react-vite';
import application from '../package.json' with { type: 'json' };

/** Our own workspaces are source; fonts have no script; of Chakra only the parts below are used. */
const notOptimized = /^@(preroll|fontsource.*|chakra-ui)\//;

/** The front end's packages, and the parts of them that are imported by path. */
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
  '@hookform/resolvers/zod',
  'axe-core',
  'date-fns/locale/en-GB',
  'hls.js/light',
  'msw',
  'msw-storybook-addon/csf3',
  'msw/browser',
  'react-hot-toast/headless',
  'storybook/internal/core-events',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.mdx', './**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // the worker that answers for the backend lives here and not in ../public: it never reaches production
  staticDirs: ['./public', '../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's own Storybook would be fetched from its host and shown beside ours
  refs: { '@chakra-ui/react': { disable: true } },
  // "serves below a sub-path": every address in the built site is relative
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    // the application's chunks are made for its entry, which is none here
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...vite.build?.rolldownOptions?.output, codeSplitting: true },
      },
    },
    // known before the first story runs: one found later reloads the page under the tests
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...optimized] },
  }),
};

export default config;

import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { readTitle } from './docs/aliases';
import { inSentenceCase } from './sentence-case';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Preroll', brandUrl: './' }),
  // aliases are only for the search and would clutter the sidebar
  sidebar: { renderLabel: ({ name }) => inSentenceCase(readTitle(name).name) },
});

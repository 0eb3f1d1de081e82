import type { StoryContext } from '@storybook/react-vite';
import { backend } from './backend';

/**
 * The common setup of a screen's stories: the contract's backend and a role. `layout: 'fullscreen'` is repeated in each
 * `meta`, because Storybook can read parameters only there and would otherwise replace them with those of the
 * docstring.
 *
 * @param enter one of `as`
 */
export const seenBy = (enter: (context: Pick<StoryContext, 'globals'>) => void) => ({
  beforeEach: ({ msw, globals }: Pick<StoryContext, 'msw' | 'globals'>) => {
    msw.use(...backend());
    enter({ globals });
  },
});

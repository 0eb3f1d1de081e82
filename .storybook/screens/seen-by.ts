import type { StoryContext } from '@storybook/react-vite';
import { backend } from './backend';

/**
 * What the stories of a screen begin with: the backend of the contract, and who looks. The whole window
 * (`layout: 'fullscreen'`) stands in each `meta` itself: Storybook replaces parameters that it can't read there by the
 * docstring's.
 *
 * @param enter one of `as`
 */
export const seenBy = (enter: (context: Pick<StoryContext, 'globals'>) => void) => ({
  beforeEach: ({ msw, globals }: Pick<StoryContext, 'msw' | 'globals'>) => {
    msw.use(...backend());
    enter({ globals });
  },
});

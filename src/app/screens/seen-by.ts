import type { StoryContext } from '@storybook/react-vite';
import { backend } from './backend';

/**
 * What the stories of a screen begin with: the whole window, the backend of the contract, and who looks.
 *
 * @param enter one of `as`
 */
export const seenBy = (enter: (context: Pick<StoryContext, 'globals'>) => void) => ({
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }: Pick<StoryContext, 'msw' | 'globals'>) => {
    msw.use(...backend());
    enter({ globals });
  },
});

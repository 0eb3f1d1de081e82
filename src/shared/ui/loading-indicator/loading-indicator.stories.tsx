import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingIndicator } from './loading-indicator';

/**
 * Stands in for a screen whose code is on its way, and is read out once. `Spinner` is the ring alone, for inside of
 * what says already what is going on.
 *
 * Once the layout is known a skeleton takes over, so that nothing jumps. Where it is known how far something has come,
 * use a `ProgressBar` instead.
 */
const meta = { title: 'Components/Feedback/Loading indicator', component: LoadingIndicator } satisfies Meta<
  typeof LoadingIndicator
>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toHaveRole('status');
  },
};

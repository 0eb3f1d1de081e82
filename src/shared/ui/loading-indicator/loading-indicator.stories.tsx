import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingIndicator } from './loading-indicator';

/** Stands in for a screen whose code is on its way. Once the layout is known, a skeleton takes over. */
const meta = { title: 'Components/LoadingIndicator', component: LoadingIndicator } satisfies Meta<
  typeof LoadingIndicator
>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toHaveRole('status');
  },
};

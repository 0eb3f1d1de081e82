import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';

/**
 * Stands where content failed to load, in the content's own place, while everything around it stays usable. Says what
 * happened and offers to try again.
 *
 * What the person did and the server refused stands at the form or in a toast. What stays true for the whole page,
 * such as a lost connection, is a `Banner`.
 */
const meta = {
  title: 'Components/Error state',
  component: ErrorState,
  args: { message: 'Code 500, db', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code 500, db');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OwnTitle: Story = { args: { title: 'The video could not be loaded', message: 'Code 0, Network error' } };

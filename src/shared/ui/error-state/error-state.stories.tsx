import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';

/** Stands where content failed to load, while everything around it stays usable. */
const meta = {
  title: 'Components/ErrorState',
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';

/**
 * Stands where content failed to load, in the content's own place, while everything around it stays usable. Says what
 * happened and offers to try again. The error boundary of a screen shows it in the screen's place.
 *
 * A page that there isn't for this person is a `DeadEnd`: trying again wouldn't help. What the person did and the server refused stands at the form or in a toast. What stays true for the whole page,
 * such as a lost connection, is a `Banner`.
 */
const meta = {
  title: 'Components/Feedback/Error state',
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

/** What the error boundary of a screen says of a defect: there is no message for people. */
export const OfAScreen: Story = {
  args: { message: 'Something went wrong on this screen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on this screen.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const OwnTitle: Story = {
  args: { title: 'The video could not be loaded', message: 'Code 0, Network error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The video could not be loaded' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cameOnline, wentOffline } from '@/shared/lib/browser-events';
import { ErrorState } from './error-state';

/**
 * Shown in place of content that failed to load, while everything around it stays usable. Says what happened and offers
 * to retry. A screen's error boundary shows it too.
 *
 * For a page that this user can't open use a `DeadEnd`. A rejected action is reported at the form or in a toast, and a
 * lasting problem of the whole page, such as a lost connection, in a `Banner`.
 */
const meta = {
  title: 'Components/Feedback/Error state',
  component: ErrorState,
  args: { message: 'The server could not answer. Try again in a moment.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A screen's error boundary shows no details of an unexpected error. */
export const ScreenBoundary: Story = {
  args: { message: 'Something went wrong on this screen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on this screen.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const OwnTitle: Story = {
  args: { title: 'The video could not be loaded', message: 'Network error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The video could not be loaded' })).toBeVisible();
    await expect(canvas.getByText(/ad blocker .* may have blocked it/)).toBeVisible();
  },
};

/** The layout's banner explains the cause. */
export const Offline: Story = {
  args: { message: 'Network error' },
  beforeEach: () => {
    wentOffline();
    return () => cameOnline();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This could not be loadedRetry$/);
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Names what failed and offers a retry; the rest of the page keeps working. */
export const SaysWhat: Story = {
  ...good,
  args: { title: 'The history could not be loaded', message: 'The server could not answer. Try again in a moment.' },
};

/** Blames the user and doesn't help. */
export const Oops: Story = { ...bad, args: { title: 'Oops!', message: 'You did something wrong.' } };

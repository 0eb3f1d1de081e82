import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LazyBoundary } from './lazy-boundary';

/**
 * Boundary around optional content that is loaded on demand: a menu, a dialog, decoration. Shows the fallback while
 * loading. If loading fails it renders nothing, and the page keeps working.
 *
 * Not for essential content: let that fail with its screen, whose `ErrorState` offers to retry.
 */
const meta = {
  title: 'Components/Feedback/Lazy boundary',
  component: LazyBoundary,
  args: { children: null, fallback: 'On its way', onLoadError: fn() },
  render: (args) => (
    <>
      <p>The page</p>
      <LazyBoundary {...args} />
    </>
  ),
} satisfies Meta<typeof LazyBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

const Words = () => <p>The part</p>;
const Never = lazy(() => new Promise<never>(() => {}));
const There = lazy(async () => ({ default: Words }));
const Lost = lazy(() => Promise.reject(new Error('not there any more')));

export const Loading: Story = {
  args: { children: <Never /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible();
  },
};

export const Loaded: Story = {
  args: { children: <There /> },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('The part')).toBeVisible();
    await expect(args.onLoadError).not.toHaveBeenCalled();
  },
};

export const LoadError: Story = {
  args: { children: <Lost /> },
  // the failure is expected in this story
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLoadError).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('On its way')).toBeNull();
    await expect(canvas.getByText('The page')).toBeVisible();
  },
};

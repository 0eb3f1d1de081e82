import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LatePart } from './late-part';

/**
 * Around what is fetched when it is first wanted: a menu, a dialog, decoration. Until it is there the fallback stands in
 * its place; where it can't be fetched it is given up, and the page around it stays.
 *
 * Not for what a screen can't do without: that fails with its screen, whose `ErrorState` offers to try again.
 */
const meta = {
  title: 'Components/Feedback/Late part',
  component: LatePart,
  args: { children: null, fallback: 'On its way', onLost: fn() },
  render: (args) => (
    <>
      <p>The page</p>
      <LatePart {...args} />
    </>
  ),
} satisfies Meta<typeof LatePart>;

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

export const Fetched: Story = {
  args: { children: <There /> },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('The part')).toBeVisible();
    await expect(args.onLost).not.toHaveBeenCalled();
  },
};

export const FailsToCome: Story = {
  args: { children: <Lost /> },
  // that it can't be fetched is what the story is about
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLost).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('On its way')).toBeNull();
    await expect(canvas.getByText('The page')).toBeVisible();
  },
};

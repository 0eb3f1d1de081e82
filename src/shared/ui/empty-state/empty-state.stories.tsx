import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from './empty-state';

/**
 * Shown instead of an empty list: its purpose and how to create the first entry. If a filter hides everything: the
 * search text and a button to clear it. It has no frame, because a dashed frame means a drop zone.
 *
 * If loading failed use an `ErrorState`; while loading, a skeleton.
 */
const meta = {
  title: 'Components/Data/Empty state (blank slate, zero state)',
  id: 'components-data-empty-state',
  component: EmptyState,
  args: { title: 'No campaigns yet' },
  parameters: {
    anatomy: {
      h2: 'What is not there',
      p: 'What it is for, in a sentence',
      'a, button': 'What makes the first one',
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstUse: Story = {
  args: {
    children: 'A campaign holds adverts that share one audience, budget and dates.',
    action: <ButtonLink to="/">New campaign</ButtonLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No campaigns yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New campaign' })).toHaveAttribute('href', '/');
  },
};

const clear = fn();

export const NothingFound: Story = {
  args: {
    title: 'Nothing found',
    children: 'No advert has "spring" in its name.',
    action: (
      <Button variant="outline" onClick={() => clear()}>
        Clear search
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No advert has "spring" in its name.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('No campaigns yet');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Explains the content to come and has a button to create the first entry. */
export const Invites: Story = { ...good, args: FirstUse.args ?? {} };

/** Neither explains what belongs here nor offers a next step. */
export const NoData: Story = { ...bad, args: { title: 'No data' } };

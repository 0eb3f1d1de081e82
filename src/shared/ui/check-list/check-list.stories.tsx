import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckList } from './check-list';

/**
 * The conditions for serving or approval: what a reviewer checks, or what is left to do. For a single state, use a
 * `StateLabel`.
 */
const meta = {
  title: 'Components/Data/Check list',
  component: CheckList,
  args: {
    label: 'Checks',
    checks: [
      { key: 'domain', title: 'Domain verified', state: 'done', note: 'By meta tag, on 15/10/2026, 12:30' },
      { key: 'ads', title: 'ads.txt has no line of ours', state: 'open', note: 'Some buyers won’t bid without it.' },
      {
        key: 'category',
        title: 'No category',
        state: 'warning',
        note: 'Campaigns that choose categories won’t match.',
      },
      { key: 'answer', title: 'The site answers', state: 'loading', note: null },
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers get each state with its title. */
export const States: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    await expect(texts).toEqual([
      'Domain verified, done',
      'ads.txt has no line of ours, to do',
      'No category, warning',
      'The site answers, loading',
    ]);
  },
};

/** An unknown state keeps its place. */
export const Loading: Story = {
  args: { checks: [{ key: 'answer', title: 'The site answers', state: 'loading', note: null }] },
};

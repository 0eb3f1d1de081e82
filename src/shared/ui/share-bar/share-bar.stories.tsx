import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareBar } from './share-bar';

/**
 * The share of a row in the total of its table. Used in a column "Share of shows" or "Share of revenue", before the
 * figure itself.
 *
 * For the used share of a limit use a `LimitBar`, and for the parts of a whole as a list a `ShareList`.
 */
const meta = {
  title: 'Components/Data/Share bar (part of a total)',
  id: 'components-data-share-bar',
  component: ShareBar,
  args: { share: 0.637 },
  parameters: {
    anatomy: {
      '[aria-hidden]': 'Track: the total, of one length in all rows',
    },
  },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('63.7%')).toBeVisible();
  },
};

/** Money is copper. */
export const OfMoney: Story = { args: { share: 0.162, tone: 'money' } };

export const Nothing: Story = { args: { share: 0 } };

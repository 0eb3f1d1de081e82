import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShareList } from './share-list';

/**
 * The parts of a whole, with counts, shares and bars, largest first: why requests got no advert.
 *
 * For parts over time or with many columns use a `Chart` or a `DataTable`; for the used share of a limit, `LimitBar`.
 */
const meta = {
  title: 'Components/Data/Share list (breakdown)',
  id: 'components-data-share-list',
  component: ShareList,
  args: {
    label: 'Reasons',
    shares: [
      { key: 'geo', label: 'Other place', count: 61_400 },
      { key: 'floor', label: 'Below floor price', count: 34_100, note: 'Lower the floor price.' },
      { key: 'no_campaign', label: 'No campaign', count: 40 },
    ],
  },
  parameters: {
    anatomy: {
      li: 'Part: its name, count and share',
      small: 'Note: what it means, or what to do about it',
    },
  },
} satisfies Meta<typeof ShareList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shares: Story = {
  play: async ({ canvas }) => {
    const [first, , last] = within(canvas.getByRole('list', { name: 'Reasons' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Other place61,40064%');
    // small shares don't become 0%
    await expect(last).toHaveTextContent('40<1%');
  },
};

/** The shares are of a larger total than the listed parts. */
export const OfMore: Story = {
  args: { total: 200_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31%')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'xs' } } };

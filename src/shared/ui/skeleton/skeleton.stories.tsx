import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormSkeleton } from './form-skeleton';
import { Loading } from './loading';
import { TableBones } from './table-bones';

/**
 * The shape of what is coming, so that nothing jumps when it comes. Says "Loading" once to those who listen. For a part
 * of a page whose shape is known; a whole page is a `page-skeleton`, and what has no shape yet is a `LoadingIndicator`.
 */
const meta = { title: 'Components/Feedback/Skeleton' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingTable: Story = {
  render: () => (
    <Loading>
      <TableBones />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};

export const LoadingForm: Story = { render: () => <FormSkeleton /> };

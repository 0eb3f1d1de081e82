import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormSkeleton } from './form-skeleton';
import { Loading } from './loading';
import { SkeletonBlock } from './skeleton-block';
import { TableSkeleton } from './table-skeleton';

/**
 * Placeholder in the shape of the content, to avoid layout shifts. Announces "Loading" once. For a part of a page with
 * a known shape; use `page-skeleton` for a whole page and a `LoadingIndicator` for an unknown shape.
 */
const meta = {
  title: 'Components/Feedback/Skeleton (placeholder, shimmer)',
  id: 'components-feedback-skeleton',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingTable: Story = {
  render: () => (
    <Loading>
      <TableSkeleton />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};

export const LoadingForm: Story = { render: () => <FormSkeleton /> };

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Has the shape and height of the rows, so that nothing moves when they arrive. */
export const ShapeToCome: Story = {
  ...good,
  render: () => (
    <Loading>
      <TableSkeleton rows={4} />
    </Loading>
  ),
};

/** One bar for a whole table: the page shifts when the rows arrive. */
export const OneBar: Story = {
  ...bad,
  render: () => (
    <Loading>
      <SkeletonBlock h="9" />
    </Loading>
  ),
};

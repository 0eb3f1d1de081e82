import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordPageSkeleton } from '../../src/shared/ui/page-skeleton';
import { asPage } from './as-page';
import { type Campaign, campaigns } from './campaigns';
import { DetailPage } from './detail-page';

const campaign = campaigns[2] as Campaign;

/**
 * Page of one record: title and status, actions at the right, content, and facts in a side column that moves below on
 * narrow windows. Copy it for any record with a URL of its own.
 *
 * Edit a record on a separate form page, unless there is only one switch to change. Facts that don't justify opening a
 * page belong in columns of the list.
 */
const meta = {
  title: 'Patterns/Detail',
  decorators: asPage,
  component: DetailPage,
  args: {
    campaign,
    rows: [
      { id: 31, name: 'Spring sale 15s', shows: 120_431 },
      { id: 32, name: 'Spring sale, upright', shows: 9_204 },
    ],
  },
} satisfies Meta<typeof DetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loyalty club' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Facts' })).toBeVisible();
  },
};

export const Loading: Story = { render: () => <RecordPageSkeleton badge description actions={3} /> };

export const Empty: Story = {
  args: { rows: [], campaign: { ...campaign, adverts: 0, spent: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
  },
};

/** A failed section leaves the rest of the page usable. */
export const SectionFailed: Story = {
  args: { rows: undefined, error: { message: 'Code 500, db', onRetry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code 500, db');
    await expect(canvas.getByRole('region', { name: 'Facts' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { campaign: { ...campaign, name: 'Everything must go '.repeat(12).trim() } },
};

export const OnAPhone: Story = {
  ...LongText,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordPageSkeleton } from '../../src/shared/ui/page-skeleton';
import { asPage } from './as-page';
import { type Campaign, campaigns } from './campaigns';
import { RecordPage } from './record-page';

const campaign = campaigns[0] as Campaign;

/**
 * Page of one record: its name and state, actions on the right, its figures in the dates from the URL, its sub-records,
 * and its limits. Copy it for any record with a URL of its own.
 *
 * Edit a record on a separate page (Patterns/Form), unless there is only one switch to change. Facts that don't justify
 * opening a page belong in columns of the list.
 */
const meta = {
  title: 'Patterns/Record',
  decorators: asPage,
  component: RecordPage,
  args: {
    campaign,
    rows: [
      { id: 31, name: 'Spring sale 15s', shows: 219_878, quartiles: [0.92, 0.81, 0.73, 0.67] },
      { id: 32, name: 'Spring sale, upright', shows: 9_204, quartiles: [0.84, 0.68, 0.55, 0.46] },
    ],
  },
} satisfies Meta<typeof RecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Daily budget' })).toBeVisible();
  },
};

export const Loading: Story = { render: () => <RecordPageSkeleton badge description actions={3} /> };

export const Empty: Story = {
  args: { rows: [], campaign: { ...campaign, limit: null, shows: 0, quartiles: null, spend: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
  },
};

/** If a section fails, the rest of the page stays usable. */
export const SectionFailed: Story = {
  args: {
    rows: undefined,
    error: { message: 'The server could not answer. Try again in a moment.', onRetry: () => {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
    await expect(canvas.getByRole('region', { name: 'Limits' })).toBeVisible();
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BulkResults } from './bulk-results';

/**
 * The results of a bulk action per record, failures first with their reasons; or a preview before the action runs. Used
 * in the dialog of the action.
 *
 * If everything succeeded, a toast is enough. For a history of changes, use a `Timeline`.
 */
const meta = {
  title: 'Components/Feedback/Bulk results',
  component: BulkResults,
  args: {
    label: 'Results',
    isDone: true,
    rows: [
      { id: 1, name: 'Spring sale', ok: true, lines: [] },
      { id: 2, name: 'Summer teaser', ok: false, lines: ['cannot start, advert status moderate'] },
    ],
  },
} satisfies Meta<typeof BulkResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 done, 1 refused')).toHaveRole('status');
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Summer teaser is refusedcannot start, advert status moderate');
  },
};

export const Preview: Story = {
  args: {
    label: 'What would change',
    isDone: false,
    rows: [
      { id: 1, name: 'Spring sale', ok: true, lines: ['Daily budget: RUB 15,000.00 → RUB 20,000.00'] },
      { id: 2, name: 'Loyalty club', ok: true, lines: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 to change')).toHaveRole('status');
    await expect(canvas.getByText('Nothing changes')).toBeVisible();
  },
};

export const Unchanged: Story = {
  args: {
    rows: [
      { id: 1, name: 'Nadia Petrova', ok: true, lines: [] },
      { id: 2, name: 'Oleg Sokolov', ok: false, unchanged: true, lines: ['This user is already locked'] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 done, 1 unchanged')).toHaveRole('status');
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Oleg Sokolov is unchangedThis user is already locked');
  },
};

export const Many: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({ id: index, name: `Campaign ${index}`, ok: true, lines: [] })),
  },
};

export const LongTextOnAPhone: Story = {
  args: { rows: [{ id: 1, name: 'Everything must go '.repeat(13), ok: false, lines: ['No '.repeat(90)] }] },
  globals: { viewport: { value: 'xs' } },
};

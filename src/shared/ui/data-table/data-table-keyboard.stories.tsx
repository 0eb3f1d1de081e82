import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { CampaignTable, campaigns, many, SelectableTable, wideColumns } from './story-campaigns';

/** The table as a grid (ARIA Authoring Practices): one tab stop, and keys that move from cell to cell. */
const meta = {
  title: 'Components/Data/Data table/Keyboard',
  component: CampaignTable,
  args: {
    label: 'Campaigns',
    rows: campaigns,
    columns: wideColumns.slice(0, 3),
    rowKey: ({ id }) => id,
    empty: <EmptyState title="No campaigns yet" />,
  },
  decorators: [
    (Story) => (
      <>
        <Button>Before</Button>
        <Story />
        <Button>After</Button>
      </>
    ),
  ],
} satisfies Meta<typeof CampaignTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.closest('th, td') as HTMLTableCellElement;

export const OneTabStop: Story = {
  args: { columns: wideColumns },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns and density' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getAllByRole('gridcell', { name: 'Working' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getAllByRole('gridcell', { name: 'Working' })[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Columns and density' })).toHaveFocus();
  },
};

export const Moves: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('columnheader', { name: 'Name' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('columnheader', { name: 'Impressions' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('gridcell', { name: '1,002,118' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('rowheader', { name: 'Brand film' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
  },
};

/** Enter moves into the cell and activates its only control; Escape returns to the cell. */
export const EntersCells: Story = {
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    header.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Escape}');
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('link', { name: 'Autumn retargeting' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('rowheader', { name: 'Brand film' })).toHaveFocus();
  },
};

/** Space selects the row of any cell; with Shift, the range since the previous row. */
export const SelectsRows: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('columnheader', { name: 'Select all rows' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Spring sale/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};

/** Keys reach rows that aren't rendered, and the focused row stays rendered while the user scrolls away. */
export const TenThousandRows: Story = {
  args: { rows: many },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('columnheader', { name: 'Name' })).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused().parentElement).toHaveAttribute('aria-rowindex', '10001'));
    await userEvent.keyboard('{Home}{PageUp}');
    await waitFor(() => expect(Number(focused().parentElement?.dataset.index)).toBeLessThan(9_998));
    const row = focused();
    await expect(row).toHaveFocus();
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeGreaterThan(0));

    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    scroller.scrollTop = 0;
    await expect(await canvas.findByRole('rowheader', { name: 'Campaign 1' })).toBeVisible();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(focused()).not.toBe(row));
    await expect(focused().getBoundingClientRect().top).toBeGreaterThan(scroller.getBoundingClientRect().top);
  },
};

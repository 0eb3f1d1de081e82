import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './pagination';

/**
 * Pagination with links, so that Back works and a page can be shared. Shows the range of rows and the total.
 *
 * `ListTable` includes it. A list that is loaded completely isn't paginated: `DataTable` scrolls through ten thousand
 * rows.
 */
const meta = {
  title: 'Components/Navigation/Pagination (pager)',
  id: 'components-navigation-pagination',
  component: Pagination,
  args: { page: 1, pageSize: 50, total: 480 },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–50 of 480')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', expect.stringContaining('page=2'));
    await expect(canvas.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  },
};

export const Middle: Story = {
  args: { page: 6 },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('link', { name: /^Page/ });
    await expect(numbers.map((link) => link.textContent)).toEqual(['1', '5', '6', '7', '10']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('6');
    await expect(canvas.getByRole('link', { name: 'Page 10' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=10'),
    );
  },
};

export const Last: Story = {
  args: { page: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('451–480 of 480')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  },
};

/** Rows are counted up to 10,000. */
export const MoreThanCounted: Story = {
  args: { total: 10_001, cursors: { next: 'abc', previous: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–50 of 10,000+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 200' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).not.toHaveAttribute(
      'href',
      expect.stringContaining('after'),
    );
  },
};

/** Next on the last numbered page uses a cursor. */
export const LastNumbered: Story = {
  args: { ...MoreThanCounted.args, page: 200, cursors: { next: 'abc', previous: 'xyz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9,951–10,000 of 10,000+')).toBeVisible();
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveAttribute('href', expect.stringMatching(/page=201&after=abc/));
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      expect.stringMatching(/page=199$/),
    );
  },
};

/** Beyond the numbered pages, both links use cursors. The last page shows the number of its last row. */
export const BeyondTheNumbered: Story = {
  args: { ...LastNumbered.args, page: 214, shown: 23, cursors: { next: null, previous: 'xyz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,651–10,673 of 10,000+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      expect.stringMatching(/page=213&after=xyz/),
    );
    const numbers = canvas.getAllByRole('link', { name: /^Page/ });
    await expect(numbers.map((link) => link.textContent)).toEqual(['1', '198', '199', '200', '214']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('214');
    await expect(canvas.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const OfAnySize: Story = {
  args: { page: 2, onResize: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const size = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(size).toHaveDisplayValue('50 per page');
    await userEvent.selectOptions(size, '100 per page');
    await expect(args.onResize).toHaveBeenCalledWith(100);
  },
};

export const OnePage: Story = {
  args: { total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Shows the position in the list and the total number of rows. */
export const RangeAndTotal: Story = { ...good, args: { page: 6 } };

/** With ten rows per page there are 48 pages to click through. Offer at least 50, and filters. */
export const TinyPages: Story = { ...bad, args: { page: 6, pageSize: 10 } };

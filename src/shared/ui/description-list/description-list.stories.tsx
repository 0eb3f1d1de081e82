import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from '@/shared/ui/status-badge';
import { DescriptionList } from './description-list';

/**
 * The facts of one record as names and values, `–` for a missing value.
 *
 * To compare records use a `DataTable`; for editable values use a form. Split more than a dozen facts into several
 * lists, each in a `Section`.
 */
const meta = {
  title: 'Components/Data/Description list (key facts)',
  id: 'components-data-description-list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Status', value: <StatusBadge status="working">Working</StatusBadge> },
      { term: 'Link', value: 'https://example.com/spring-sale?utm_source=preroll' },
      { term: 'Duration', value: '0:15' },
      { term: 'ERID', value: null },
    ],
  },
  parameters: {
    anatomy: {
      dt: 'Name: as short as in the form',
      dd: 'Value: text, a link or a badge; a dash where it isn’t known',
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Status',
      'Link',
      'Duration',
      'ERID',
    ]);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('–');
    // tabular figures would make hyphens as wide as digits
    await expect(canvas.getByText(/^https/)).toHaveStyle({ fontVariantNumeric: 'normal' });
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'xs' } } };

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Zero is 0; a dash means unknown. */
export const NoneAndUnknown: Story = {
  ...good,
  args: {
    items: [
      { term: 'Campaigns', value: '0' },
      { term: 'Last sign-in', value: null },
    ],
  },
};

/** With a dash for zero, users can't tell whether there are none or loading failed. */
export const DashForNone: Story = {
  ...bad,
  args: {
    items: [
      { term: 'Campaigns', value: '–' },
      { term: 'Last sign-in', value: null },
    ],
  },
};

import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterChip } from './filter-chip';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/**
 * The button of a filter in the bar above a list. It shows its value, so that users can read it without opening the
 * filter. While empty, it is dashed and shows the filter's name.
 *
 * The filters of a column come from its `choices`. Use `SingleChoiceFilter` for up to twenty known records, and
 * `ComboboxFilter` for many.
 */
const meta = {
  title: 'Components/Data/Data table/Filter chip (facet)',
  id: 'components-data-data-table-filter-chip',
  component: FilterChip,
  args: { label: 'Status', value: 'Working +1' },
  parameters: {
    anatomy: {
      'button > span': 'The filtered property',
      'button > b': 'Its value, bold in the colour of actions; further ones are counted',
    },
  },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtering: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter by Status: Working +1' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter by Status' })).toHaveTextContent('Status');
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** All chips look alike: inconspicuous while empty, with active values readable at a glance. */
export const OneKind: Story = {
  ...good,
  render: () => (
    <Row>
      <FilterChip label="Group" value="Market, Coffee" />
      <FilterChip label="Status" value={undefined} />
    </Row>
  ),
};

/** A value without its property is ambiguous. */
export const ValueAlone: Story = {
  ...bad,
  render: () => (
    <Row>
      <FilterChip label="All groups" value={undefined} />
      <FilterChip label="Working" value={undefined} />
    </Row>
  ),
};

import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterChip } from './filter-chip';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/**
 * The button of a filter, in the bar above a list. It carries its value, so that nobody has to open it to read it. Empty,
 * it is dashed and has the filter's name.
 *
 * The filters of a column come from its `choices`. Use `OneChoiceFilter` for up to twenty known records, and
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

/** Live pictures of the docs page: not states of their own, so neither listed nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Chips of one kind: quiet while empty, and what narrows the list is read at once. */
export const OneKind: Story = {
  ...good,
  render: () => (
    <Row>
      <FilterChip label="Group" value="Market, Coffee" />
      <FilterChip label="Status" value={undefined} />
    </Row>
  ),
};

/** A value without its property: of what? */
export const ValueAlone: Story = {
  ...bad,
  render: () => (
    <Row>
      <FilterChip label="All groups" value={undefined} />
      <FilterChip label="Working" value={undefined} />
    </Row>
  ),
};

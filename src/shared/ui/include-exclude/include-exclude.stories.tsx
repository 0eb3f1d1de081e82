import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import type { CheckItem } from '@/shared/ui/tags-field';
import { IncludeExcludeField } from './include-exclude-field';

const country: CheckItem = (text) =>
  /^[a-z]{2}$/i.test(text) ? { item: text.toUpperCase() } : { problem: 'not a country code of two letters' };

/**
 * Lists of included and excluded values: countries, languages, referrers. An empty "include" list means everything.
 * Items in both lists are marked, named below both, and can be removed from either with one click; they block
 * submitting.
 *
 * If only one of the lists makes sense, use a `TagsField`.
 */
const meta = {
  title: 'Components/Inputs/Include and exclude (allow list, block list)',
  id: 'components-inputs-include-and-exclude',
  component: IncludeExcludeField,
  args: {
    names: ['country.white', 'country.black'],
    label: 'Countries',
    help: 'Include nothing to target everywhere.',
    check: country,
  },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <IncludeExcludeField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof IncludeExcludeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: /^Countries/ })).toBeVisible();
    await expect(canvas.getAllByText('(optional)')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Include' }), 'de{Enter}fr{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Exclude' }), 'it{Enter}');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(
      '{"country":{"white":["DE","FR"],"black":["IT"]}}',
    );
  },
};

export const Filled: Story = {
  parameters: { frame: { values: { country: { white: ['DE', 'AT', 'CH'], black: ['IT', 'FR'] } } } },
};

/** Named below both lists and marked at the item; blocks submitting. */
export const Conflict: Story = {
  parameters: {
    frame: { submit: true, values: { country: { white: ['DE', 'FR', 'CH'], black: ['IT', 'FR', 'DE'] } } },
  },
  play: async ({ canvas, userEvent }) => {
    const included = canvas.getByRole('textbox', { name: 'Include' });
    const excluded = canvas.getByRole('textbox', { name: 'Exclude' });
    await expect(included).toHaveAccessibleDescription('DE and FR are also in “Exclude”: keep each in one list');
    await expect(excluded).toHaveAccessibleDescription('DE and FR are also in “Include”: keep each in one list');
    const lists = canvas.getAllByRole('grid').map((grid) => within(grid));
    await expect(lists[0]?.getByRole('gridcell', { name: /DE/ })).toHaveTextContent('also excluded');
    await expect(lists[1]?.getByRole('gridcell', { name: /FR/ })).toHaveTextContent('also included');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.queryByRole('status', { name: 'Sent' })).toBeNull();
    await expect(included).toHaveFocus();
  },
};

/** One click in either list resolves the conflict. */
export const Resolved: Story = {
  ...Conflict,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Conflict.play?.(context);
    const included = canvas.getByRole('textbox', { name: 'Include' });
    const excluded = canvas.getByRole('textbox', { name: 'Exclude' });
    const [fromIncluded] = canvas.getAllByRole('button', { name: 'Remove 2 from here' });
    if (fromIncluded) await userEvent.click(fromIncluded);
    await expect(included).toBeValid();
    await expect(excluded).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('status', { name: 'Sent' })).toHaveTextContent(
      '{"country":{"white":["CH"],"black":["IT","FR","DE"]}}',
    );
  },
};

/** Also works with a schema, which only validates each list separately. */
export const ConflictWithSchema: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: { submit: true, required: [], values: { country: { white: ['DE', 'FR'], black: ['FR'] } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Include' })).toHaveFocus());
    await expect(canvas.queryByRole('status', { name: 'Sent' })).toBeNull();
    const [fromIncluded] = canvas.getAllByRole('button', { name: 'Remove 1 from here' });
    if (fromIncluded) await userEvent.click(fromIncluded);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('status', { name: 'Sent' })).toHaveTextContent(
      '{"white":["DE"],"black":["FR"]}',
    );
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The campaign is running: stop it first' },
  parameters: { frame: { values: { country: { white: ['DE'], black: ['IT'] } } } },
};

export const Narrow: Story = {
  parameters: { frame: { narrow: true, values: { country: { white: ['DE', 'FR', 'CH'], black: ['FR'] } } } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import type { CheckItem } from './add-items';
import { TagsField } from './tags-field';

const address: CheckItem = (text) => {
  const bytes = text.split('.').map(Number);
  return bytes.length === 4 && bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255)
    ? { item: bytes.join('.') }
    : { problem: 'not an IPv4 address' };
};

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `10.0.${index >> 8}.${index & 255}`);

/**
 * List of short values: IP addresses, domains, codes. Enter, a comma or blur adds the typed value; a spreadsheet column
 * can be pasted. `check` normalizes each value or returns its problem: invalid ones are listed below for correction,
 * duplicates are counted. Every change can be undone. The down arrow moves from the input into the list, where arrow
 * keys move and Delete removes.
 *
 * For a few known values use checkboxes, for one of many a `ComboboxField`, and for included and excluded values an
 * `IncludeExcludeField`.
 */
const meta = {
  title: 'Components/Inputs/Tags field (token input)',
  id: 'components-inputs-tags-field',
  component: TagsField,
  args: { name: 'ip', label: 'IP addresses', check: address },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <TagsField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, help: 'IPv4, one by one or a whole column.' },
};

/** Typed items are added one by one; an invalid one stays in the input. */
export const Typed: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'IP addresses' });
    const values = canvas.getByRole('status', { name: 'Values' });
    await userEvent.type(input, '10.0.0.01{Enter}10.0.0.2,');
    await expect(values).toHaveTextContent('{"ip":["10.0.0.1","10.0.0.2"]}');
    await userEvent.type(input, '10.0.0.1{Enter}');
    await expect(canvas.getByText('Already in the list')).toBeVisible();
    await userEvent.type(input, '10.0.0{Enter}');
    await expect(input).toHaveAccessibleDescription(/^“10.0.0”: not an IPv4 address/);
    await expect(input).toHaveValue('10.0.0');
    await userEvent.type(input, '.3');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(values).toHaveTextContent('{"ip":["10.0.0.1","10.0.0.2","10.0.0.3"]}');
  },
};

/** Adds several items at once, even if the input accepts any text. */
export const SeveralAtOnce: Story = {
  tags: ['!autodocs'],
  args: { label: 'Keywords', check: (text) => ({ item: text }) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    fireEvent.change(input, { target: { value: 'shoes, boots' } });
    await userEvent.type(input, '{Enter}');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"ip":["shoes","boots"]}');
    await expect(canvas.getByText('2 added')).toBeVisible();
  },
};

/** Enter that confirms the choice of an input method editor adds no item. */
export const Composing: Story = {
  tags: ['!autodocs'],
  args: { label: 'Cities', check: (text) => ({ item: text }) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Cities' });
    await userEvent.type(input, '東京');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(input).toHaveValue('東京');
    await userEvent.type(input, '{Enter}');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"ip":["東京"]}');
  },
};

/** Only line breaks separate items, because they may contain commas. */
export const WordsWithCommas: Story = {
  tags: ['!autodocs'],
  args: { label: 'Keywords', separator: 'lines', check: (text) => ({ item: text }) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(input, 'spring, sale{Enter}');
    await userEvent.paste('red; blue\none, two');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(
      '{"ip":["spring, sale","red; blue","one, two"]}',
    );
  },
};

/** A column of 200 with five duplicates and two invalid items. */
export const PastedList: Story = {
  parameters: { frame: { quiet: true } },
  play: async ({ canvas, userEvent }) => {
    const good = addresses(193);
    await userEvent.click(canvas.getByRole('textbox', { name: 'IP addresses' }));
    await userEvent.paste([...good, ...good.slice(0, 5), '10.0.0.999', 'localhost'].join('\n'));
    await expect(canvas.getByText('193 added, 5 skipped, 2 to correct')).toBeVisible();
    await expect(canvas.getByText('193 in the list')).toBeVisible();

    const correction = canvas.getByRole('textbox', { name: 'To correct: 2' });
    await expect(correction).toHaveValue('10.0.0.999\nlocalhost');
    await expect(correction).toHaveAccessibleDescription(/10.0.0.999: not an IPv4 address/);
  },
};

/** Invalid items are corrected below the field, one per line; each step can be undone. */
export const Corrected: Story = {
  ...PastedList,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await PastedList.play?.(context);
    const correction = canvas.getByRole('textbox', { name: 'To correct: 2' });
    await userEvent.clear(correction);
    await userEvent.type(correction, '10.9.9.9{Enter}localhost');
    await userEvent.click(canvas.getByRole('button', { name: 'Add corrected' }));
    await expect(canvas.getByText('1 added, 1 to correct')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'To correct: 1' })).toHaveValue('localhost');

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('0 in the list')).toBeVisible();
  },
};

/** Invalid text blocks submitting, even if the schema accepts the list. */
export const BlocksSubmit: Story = {
  tags: ['!autodocs'],
  parameters: { frame: { submit: true, required: [], values: { ip: addresses(2) } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'IP addresses' });
    await userEvent.type(input, '10.0.0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(/^“10.0.0”: not an IPv4 address/);
    await expect(canvas.queryByRole('status', { name: 'Sent' })).toBeNull();
    await userEvent.type(input, '.9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('status', { name: 'Sent' })).toHaveTextContent('10.0.0.9');
  },
};

export const Filled: Story = {
  parameters: {
    frame: { values: { ip: addresses(7) } },
    anatomy: {
      input: 'Input: Enter or a comma adds a value, pasting adds a whole column',
      'output ~ span > span': 'How many there are',
      'output ~ span > button': 'Removes all; Undo brings them back',
      '[role=gridcell]': 'Value, as it will be saved',
      '[role=gridcell] > button': 'Removes one, as Delete does',
    },
  },
};

/** Removed and restored by keyboard alone. */
export const Removed: Story = {
  ...Filled,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const values = canvas.getByRole('status', { name: 'Values' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const grid = canvas.getByRole('grid', { name: 'IP addresses: the list' });
    await expect(grid).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
    await expect(values).toHaveTextContent(JSON.stringify({ ip: addresses(7).toSpliced(1, 1) }));
    await expect(canvas.getByText('1 removed')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(values).toHaveTextContent(JSON.stringify({ ip: addresses(7) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 10.0.0.3' }));
    await expect(grid).toHaveFocus();
    await expect(values).toHaveTextContent(JSON.stringify({ ip: addresses(7).toSpliced(3, 1) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(values).toHaveTextContent('{"ip":[]}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Virtualized, so that typing is as fast as in an empty field. */
export const FiveThousand: Story = {
  parameters: { frame: { quiet: true, values: { ip: addresses(5000) } } },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'IP addresses: the list' });
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('textbox', { name: 'IP addresses' }));
    await userEvent.paste('10.99.0.1\n10.99.0.2');
    await expect(canvas.getByText('0 added, 2 to correct')).toBeVisible();
    grid.focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('gridcell', { name: /10\.0\.19\.135/ });
    await waitFor(() => expect(grid).toHaveAttribute('aria-activedescendant', last.id));
    await waitFor(() => expect(last).toBeVisible());
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByText('4,999 in the list')).toBeVisible();
  },
};

export const WithError: Story = {
  parameters: { frame: { values: { ip: addresses(2) }, errors: { ip: 'Name three addresses at least' } } },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only the owner may change the list' },
  parameters: { frame: { values: { ip: addresses(3) } } },
};

export const LongAndNarrow: Story = {
  args: {
    label: 'Sites whose visitors shall see the advert, however long their names are',
    check: (text) => ({ item: text }),
  },
  parameters: {
    frame: {
      narrow: true,
      values: {
        ip: [
          'example.com',
          'a-very-long-name-of-a-site-that-does-not-fit.example.com',
          '*.news.example.org',
          'пример.рф',
        ],
      },
    },
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Values that aren't known in advance, typed one by one or pasted as a column. */
export const OpenList: Story = {
  ...good,
  args: { help: 'IPv4, one by one or a whole column.' },
  parameters: { frame: { quiet: true, values: { ip: addresses(3) } } },
};

/** With three known values, users would have to remember and spell them. Use a _Checkbox list_. */
export const KnownValues: Story = {
  ...bad,
  args: { label: 'Devices', placeholder: 'desktop, mobile, tablet', check: (text) => ({ item: text }) },
  parameters: { frame: { quiet: true, values: { ip: ['mobile', 'tablets'] } } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { KeyValueField } from './key-value-field';

/**
 * Ordered names with values: URL parameters, headers, macros. Pasting a query (`a=1&b=2`), a URL, or lines such as `a:
 * 1` into a name creates rows. Alt with an arrow key moves a row; on its handle, the arrow key alone does.
 *
 * For a fixed set of names use separate fields; for names without values, a `TagsField`.
 */
const meta = {
  title: 'Components/Inputs/Key-value list',
  component: KeyValueField,
  args: { name: 'marks', label: 'URL parameters' },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <KeyValueField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof KeyValueField>;

export default meta;
type Story = StoryObj<typeof meta>;

const marks = [
  { key: 'utm_source', value: 'preroll' },
  { key: 'utm_medium', value: 'video' },
  { key: 'utm_campaign', value: '{campaign_id}' },
];

export const Empty: Story = {
  args: { help: 'Added to the link of each advert.' },
};

export const Pasted: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const values = canvas.getByRole('status', { name: 'Values' });
    await expect(canvas.getByText('None yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add parameter' }));
    const first = canvas.getByRole('textbox', { name: 'Name 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.paste('utm_source=preroll&utm_medium=video');
    await expect(values).toHaveTextContent(JSON.stringify({ marks: marks.slice(0, 2) }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name 2' })).toHaveFocus());
    await userEvent.clear(first);
    await userEvent.type(first, 'source');
    await expect(values).toHaveTextContent('{"key":"source","value":"preroll"}');
  },
};

/** Rows are moved and removed by keyboard, and the focus stays with the row. */
export const Filled: Story = {
  parameters: { frame: { values: { marks } } },
  play: async ({ canvas, userEvent }) => {
    const values = canvas.getByRole('status', { name: 'Values' });
    canvas.getByRole('textbox', { name: 'Name 1' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(values).toHaveTextContent(JSON.stringify({ marks: [marks[1], marks[0], marks[2]] }));
    await expect(canvas.getByText('Moved to place 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Move parameter 2/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(values).toHaveTextContent(JSON.stringify({ marks: [marks[1], marks[2], marks[0]] }));
    canvas.getByRole('button', { name: 'Remove parameter 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(values).toHaveTextContent(JSON.stringify({ marks: [marks[1], marks[2]] }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove parameter 2' })).toHaveFocus());
  },
};

/** Duplicate names are marked in both rows and block submitting. */
export const Duplicates: Story = {
  parameters: { frame: { submit: true, values: { marks: [...marks, { key: 'utm_source', value: 'mail' }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const first = canvas.getByRole('textbox', { name: 'Name 1' });
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('“utm_source” is a duplicate: keep one of them');
    await expect(canvas.getByRole('textbox', { name: 'Name 4' })).toBeInvalid();
    await expect(canvas.queryByRole('status', { name: 'Sent' })).toBeNull();
  },
};

/** Submitting focuses the invalid row. */
export const MissingKey: Story = {
  parameters: { frame: { submit: true, values: { marks: [...marks, { key: '', value: 'mail' }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const last = canvas.getByRole('textbox', { name: 'Name 4' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAccessibleDescription('Row 4 has a value but no name');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only the owner may change the link' },
  parameters: { frame: { values: { marks } } },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove parameter 1: Only the owner may change the link' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongManyAndNarrow: Story = {
  args: { label: 'What is added to the link of each advert of this campaign', keyLabel: 'Parameter' },
  parameters: {
    frame: {
      narrow: true,
      values: {
        marks: Array.from({ length: 12 }, (_, index) => ({
          key: `a_rather_long_name_of_a_parameter_${index + 1}`,
          value: 'and a value that nobody can read at once, because it is longer than its field',
        })),
      },
    },
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  parameters: { frame: { values: { marks } } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('textbox', { name: 'Name 1' }).getBoundingClientRect();
    const value = canvas.getByRole('textbox', { name: 'Value 1' }).getBoundingClientRect();
    await expect(value.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(value.width).toBe(name.width);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { NumberField } from './number-field';
import { SizeFields } from './size-fields';

/**
 * A number with a unit: a timeout, a limit, a percentage. Accepts any common notation (`1,250.5`, `1 250,5`, `30 s`)
 * and formats it as en-GB on blur; while edited, it shows no thousands separators. Arrow keys change it by one step,
 * Shift or Page Up and Page Down by ten; the mouse wheel is ignored.
 *
 * For money use a `MoneyField`, which keeps every digit. Phone numbers, tax numbers and ids are a `TextField`.
 */
const meta = {
  title: 'Components/Inputs/Number field (spinbutton)',
  id: 'components-inputs-number-field',
  component: NumberField,
  args: { name: 'timeout', label: 'Time between two shows', unit: 's', unitName: 'seconds', min: 0, max: 86_400 },
  parameters: {
    anatomy: {
      label: 'Label, without the unit',
      input: 'Number: digits of equal width, grouped once it is left',
      '[data-suffix] > span': 'Unit: short here, spelled out for screen readers',
      p: 'Help: what the number does, or what none means',
    },
  },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <NumberField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = (timeout: unknown) => ({ frame: { values: { timeout } } });

/** An empty field is null, not zero. */
export const Empty: Story = {
  args: { required: true, help: 'A person sees the advert again after this time.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Time between two shows' });
    await expect(input).toHaveAccessibleDescription('seconds A person sees the advert again after this time.');
    await userEvent.click(input);
    await userEvent.paste('1 250,50 s');
    const values = canvas.getByRole('status', { name: 'Values' });
    await expect(values).toHaveTextContent('{"timeout":1250.5}');
    await expect(input).toHaveValue('1 250,50 s');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.5');
    await userEvent.clear(input);
    await expect(values).toHaveTextContent('{"timeout":null}');
  },
};

export const Filled: Story = {
  parameters: filled(1250),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: /^Time/ });
    await expect(input).toHaveValue('1,250');
    await expect(input).toHaveAttribute('aria-valuetext', '1,250 seconds');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1251');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{PageDown}');
    await expect(input).toHaveValue('1231');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"timeout":1231}');
    await userEvent.tab();
    await expect(input).toHaveValue('1,231');
  },
};

/** Separators disappear while the field is edited, so that another digit can't turn thousands into decimals. */
export const Appended: Story = {
  parameters: filled(1920),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: /^Time/ });
    await userEvent.type(input, '0');
    await expect(input).toHaveValue('19200');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"timeout":19200}');
    await userEvent.tab();
    await expect(input).toHaveValue('19,200');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
  },
};

/** Arrow keys stop at the limits; a typed number beyond them is an error. */
export const Limits: Story = {
  args: { label: 'Share', unit: '%', unitName: 'per cent', min: 0, max: 100, step: 0.1 },
  parameters: filled(99.9),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Share' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('100');
    await userEvent.clear(input);
    await userEvent.type(input, '100.5');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('per cent At most 100');
  },
};

/** Text that isn't a number stays for correction, shows an error on blur and blocks submitting. */
export const Invalid: Story = {
  parameters: { frame: { submit: true } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: /^Time/ });
    await userEvent.type(input, 'twelve');
    await expect(input).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('seconds Write a number, such as 1,250.5');
    await expect(canvas.queryByRole('status', { name: 'Sent' })).toBeNull();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The campaign is running: stop it first' },
  parameters: filled(30),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: /^Time/ });
    await expect(input).toBeDisabled();
    await expect(input).toHaveAccessibleDescription('seconds The campaign is running: stop it first');
  },
};

export const LongAndNarrow: Story = {
  args: {
    label: 'The longest time that may pass between two shows of the same advert to the same person',
    max: undefined,
    help: 'Counted from the end of the show. Leave it empty and nothing is held back.',
  },
  parameters: { frame: { narrow: true, values: { timeout: 123_456_789_012 } } },
};

/** Width and height of a frame or a screen: `SizeFields`, side by side if there is room. */
export const Size: Story = {
  parameters: { frame: { values: { width: 1920, height: 1080 } } },
  render: (_, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <SizeFields required />
    </FieldFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Width' })).toHaveAccessibleDescription('pixels');
    await expect(canvas.getByRole('spinbutton', { name: 'Height' })).toHaveValue('1,080');
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The unit is beside the number instead of in the label. */
export const UnitBesideNumber: Story = {
  ...good,
  args: { label: 'Minimum time between shows' },
  parameters: filled(3600),
};

/** A tax number isn't a quantity, but would be grouped in thousands and changed by arrow keys. Use a _Field_. */
export const TaxNumber: Story = {
  ...bad,
  args: { label: 'INN', unit: undefined, unitName: undefined, max: undefined },
  parameters: filled(7_707_083_893),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { Switch } from './switch';
import { SwitchField } from './switch-field';

/**
 * Turns a setting on or off; takes effect when the form is saved. The label names the "on" state, so that it is true
 * for both positions.
 *
 * For a consent or a selection from a list, use a _Checkbox_. An action with immediate effect, such as starting a
 * campaign, is a button with that label; outside forms, `Switch` is only for settings of this browser.
 */
const meta = {
  title: 'Components/Inputs/Switch (toggle)',
  id: 'components-inputs-switch',
  component: SwitchField,
  args: { name: 'use_compression', label: 'Compress the video', help: 'Smaller files, slightly softer picture.' },
  parameters: {
    anatomy: {
      'input[role=switch]': 'Switch: the knob and the fill both tell its position',
      label: 'Label: what is on',
      p: 'Help: what the setting changes',
    },
  },
  render: (args) => (
    <FieldFrame values={{ use_compression: true }}>
      <SwitchField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Compress the video' });
    await expect(control).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"use_compression":false}');
  },
};

/** Saves one of two strings, such as a status. */
export const OfTwoWords: Story = {
  tags: ['!autodocs'],
  args: { name: 'status', label: 'Working', help: 'A stopped feed is not asked.', values: ['stopped', 'working'] },
  render: (args) => (
    <FieldFrame values={{ status: 'working' }}>
      <SwitchField {...args} />
    </FieldFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Working' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"status":"stopped"}');
  },
};

/** Stays visible and shows the reason. */
export const Disabled: Story = { args: { disabledReason: 'Your account needs it' } };

function Shortcuts() {
  const [isOn, setIsOn] = useState(true);
  return <Switch label="Keyboard shortcuts" checked={isOn} onChange={setIsOn} />;
}

/** Outside a form it takes effect immediately. */
export const AtOnce: Story = {
  render: () => <Shortcuts />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Keyboard shortcuts' });
    await userEvent.click(canvas.getByText('Keyboard shortcuts'));
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The label names the "on" state, which is clear in both positions. */
export const NamesTheOnState: Story = { ...good };

/** A negative label is confusing. */
export const Negative: Story = { ...bad, args: { label: 'Don’t compress the video' } };

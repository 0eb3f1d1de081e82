import type { Meta, StoryObj } from '@storybook/react-vite';
import { Film, ImageOff, Info } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Segmented } from './segmented';

/**
 * Switches immediately between two to four presentations of the same content: chart or table, light or dark.
 *
 * For a value saved with a form use `RadioCards` or a `SelectField`; for content with its own URL, navigation. More
 * than four options don't fit.
 */
const meta = {
  title: 'Components/Actions/Segmented toggle (button group)',
  id: 'components-actions-segmented-toggle',
  component: Segmented,
  args: {
    label: 'Show as',
    options: [
      { value: 'chart', label: 'Chart' },
      { value: 'table', label: 'Table' },
    ],
    value: 'chart',
    onChange: () => {},
  },
  parameters: {
    anatomy: {
      'label:has(:checked)': 'What is shown: raised from its ground',
      'label:not(:has(:checked))': 'What can be shown instead. Two to four of them, 28 px high',
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Segmented {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labels: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Show as' })).toBeVisible();
    await userEvent.click(canvas.getByText('Table'));
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Chart' })).not.toBeChecked();
  },
};

/** The label is the accessible name and the tooltip. */
export const Icons: Story = {
  args: {
    label: 'Creative',
    options: [
      { value: 'video', label: 'Video', icon: <Film aria-hidden /> },
      { value: 'none', label: 'No picture', icon: <ImageOff aria-hidden /> },
      { value: 'facts', label: 'Facts', icon: <Info aria-hidden /> },
    ],
    value: 'video',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Video' })).toBeChecked();
    await expect(canvas.getByTitle('No picture')).toBeVisible();
  },
};

/** A single tab stop; arrow keys choose. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Table' })).toHaveFocus();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

export const TwoViews: Story = { ...good };

/** A value saved with a form. Use _Radio cards_ or a _Select field_. */
export const Answer: Story = {
  ...bad,
  args: {
    label: 'Pay model',
    options: [
      { value: 'cpm', label: 'CPM' },
      { value: 'cpc', label: 'CPC' },
      { value: 'cpv', label: 'CPV' },
    ],
    value: 'cpm',
  },
};

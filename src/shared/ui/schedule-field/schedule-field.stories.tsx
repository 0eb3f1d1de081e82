import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { ScheduleField } from './schedule-field';

/**
 * Weekly schedule of hours and weekdays: each selected hour applies to each selected weekday. Select by dragging over
 * the week or its headers. In the headers, arrow keys move, Space toggles, Shift with arrows selects a range and Ctrl+A
 * selects all. A sentence summarizes the result.
 *
 * It can't express different hours for different days. For calendar dates use a `DateRangeField`.
 */
const meta = {
  title: 'Components/Inputs/Schedule field (dayparting, time grid)',
  id: 'components-inputs-schedule-field',
  component: ScheduleField,
  args: { names: ['active_hours', 'active_weekdays'], label: 'When it is shown' },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <ScheduleField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof ScheduleField>;

export default meta;
type Story = StoryObj<typeof meta>;

const office = { active_hours: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18], active_weekdays: [1, 2, 3, 4, 5] };

export const Empty: Story = {
  args: { help: 'In the time zone of the campaign. Choose none to run at any time.' },
};

/** Selects 9:00 to 18:59, Monday to Friday, by keyboard alone. */
export const ByKeyboard: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const week = canvas.getByRole('img', { name: /^The week/ });
    await expect(week).toHaveAccessibleName('The week: Always, 168 of 168 h');
    canvas.getByRole('button', { name: 'Weekends' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Mon' })).toHaveFocus();
    await userEvent.keyboard(' {Shift>}{ArrowRight>4/}{/Shift}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight>9/} {Shift>}{ArrowRight>9/}{/Shift}');
    await expect(canvas.getByRole('option', { name: '18:00 to 18:59' })).toHaveFocus();
    await expect(canvas.getByText('Mon-Fri 09:00-18:59')).toBeVisible();
    await expect(canvas.getByText('50 of 168 h')).toBeVisible();
    await expect(week).toHaveAccessibleName('The week: Mon-Fri 09:00-18:59, 50 of 168 h');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(JSON.stringify(office));
  },
};

export const Filled: Story = {
  parameters: { frame: { values: office } },
  play: async ({ canvas, userEvent }) => {
    const hours = canvas.getByRole('listbox', { name: 'Hours' });
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(15);
    canvas.getByRole('option', { name: '00:00 to 00:59' }).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('Mon-Fri all day')).toBeVisible();
    await expect(hours.querySelectorAll('[aria-selected=true]')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Weekends' }));
    await expect(canvas.getByText('Sat, Sun all day')).toBeVisible();
  },
};

const middle = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { target: element, coords: { clientX: left + width / 2, clientY: top + height / 2 } };
};

/** Dragging over the week selects hours and weekdays at once. */
export const ByDragOverTheWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    const week = canvas.getByRole('img', { name: /^The week/ });
    const cell = (weekday: number, hour: number) =>
      middle(week.querySelector(`[data-weekday="${weekday}"][data-hour="${hour}"]`) as HTMLElement);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...cell(1, 9) },
      cell(5, 18),
      { keys: '[/MouseLeft]', ...cell(5, 18) },
    ]);
    await expect(canvas.getByText('Mon-Fri 09:00-18:59')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Fri' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ByDrag: Story = {
  play: async ({ canvas, userEvent }) => {
    const hour = (text: string) => middle(canvas.getByRole('option', { name: `${text}:00 to ${text}:59` }));
    const pull = (from: string, to: string) =>
      userEvent.pointer([{ keys: '[MouseLeft>]', ...hour(from) }, hour(to), { keys: '[/MouseLeft]', ...hour(to) }]);
    await pull('06', '11');
    await expect(canvas.getByText('Every day 06:00-11:59')).toBeVisible();
    await pull('10', '08');
    await expect(canvas.getByText('Every day 06:00-07:59, 11:00-11:59')).toBeVisible();
  },
};

export const WithError: Story = {
  parameters: { frame: { values: { active_hours: [3] }, errors: { active_hours: 'Nobody watches at this hour' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Hours' })).toHaveAccessibleDescription(
      'Nobody watches at this hour',
    );
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The campaign is running: stop it first' },
  parameters: { frame: { values: office } },
};

export const Narrow: Story = { parameters: { frame: { narrow: true, values: office } } };

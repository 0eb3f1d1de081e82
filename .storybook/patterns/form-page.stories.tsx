import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ValidationError } from '../../src/shared/api';
import { FormPageSkeleton } from '../../src/shared/ui/page-skeleton';
import { FormPage, nothing } from './form-page';

/**
 * A page with a form: title, one column of fields, the main action at the end and a way out beside it. Copy it for
 * whatever is created or changed and has more than two or three fields.
 *
 * Two or three fields without an address of their own are a `Dialog`. Where an answer decides what is asked next, or
 * the work is too long for one sitting, take the wizard.
 */
const meta = {
  title: 'Patterns/Form',
  component: FormPage,
  args: { values: nothing, save: () => Promise.resolve() },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const filled = {
  ...nothing,
  name: 'Spring sale',
  link: 'https://shop.example/spring',
  limit: '250000.00',
  start: '2026-03-01',
  end: '2026-05-31',
};

export const Filled: Story = { args: { values: filled } };

/** What it will look like, while the values are on their way. */
export const Loading: Story = { render: () => <FormPageSkeleton fields={5} description /> };

/** The button is never disabled for it: it shows what is missing and goes there. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
  },
};

/** A 422 lands on its field; nothing that was typed is lost. */
export const RefusedByTheServer: Story = {
  args: {
    values: filled,
    save: () => Promise.reject(new ValidationError('Some fields need your attention', { name: ['Is taken'] })),
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Is taken'));
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Spring sale 2');
  },
};

export const Saving: Story = {
  args: { values: filled, save: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Create campaign' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

export const OnATelephone: Story = {
  args: { values: { ...filled, name: 'Everything must go '.repeat(5) } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ValidationError } from '../../src/shared/api';
import { FormPageSkeleton } from '../../src/shared/ui/page-skeleton';
import { FormPage, nothing } from './form-page';

/**
 * Page with a form: title, one column of fields, and the primary action at the end with Cancel beside it. Copy it to
 * create or edit a record with more than three fields.
 *
 * For two or three fields without a URL of their own, use a `Dialog`. Use the wizard if one answer decides the next
 * question, or if the form is too long to complete in one go.
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

/** Skeleton shown while the values load. */
export const Loading: Story = { render: () => <FormPageSkeleton fields={5} description /> };

/** The submit button stays enabled: it shows what is missing and moves the focus there. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
  },
};

/** The messages of a 422 appear at their fields, and the typed values stay. */
export const ServerErrors: Story = {
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

export const OnAPhone: Story = {
  args: { values: { ...filled, name: 'Everything must go '.repeat(5) } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ValidationError } from '../../src/shared/api';
import { DetailPageSkeleton } from '../../src/shared/ui/page-skeleton';
import { asPage } from './as-page';
import { FormPage } from './form-page';

const campaign = {
  name: 'Spring sale',
  link: 'https://shop.example/spring',
  limit: '250000.00',
  start: '2026-03-01',
  end: '2026-05-31',
  compressed: true,
};

/**
 * Page with the form of a record: its sections, with links to them on wide screens; complete sections are folded. A bar
 * at the bottom of the window appears with the first change and names the changes. Copy it to edit a record.
 *
 * For two or three fields without a URL of their own, use a `Form dialog`. To create a record whose fields depend on
 * each other, use Patterns/Steps.
 */
const meta = {
  title: 'Patterns/Form',
  decorators: asPage,
  component: FormPage,
  parameters: { docs: { story: { autoplay: true } } },
  args: { values: campaign, save: () => Promise.resolve() },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
    await expect(await canvas.findByRole('status')).toHaveTextContent('1 change: Name');
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

/** The button stays enabled: it shows the missing fields and focuses the first one. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByText('Required')).toBeVisible();
  },
};

/** The messages of a 422 appear at their fields, and the input is kept. */
export const ServerErrors: Story = {
  args: { save: () => Promise.reject(new ValidationError('Some fields need your attention', { name: ['Is taken'] })) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Is taken'));
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Spring sale 2');
  },
};

export const Saving: Story = {
  args: { save: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The skeleton shown while the values load. */
export const Loading: Story = { render: () => <DetailPageSkeleton actions={1} /> };

export const OnAPhone: Story = {
  args: { values: { ...campaign, name: 'Everything must go '.repeat(5) } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WizardPage } from './wizard-page';

/**
 * Multi-step form for questions that depend on earlier answers, or for a form too long for one page. Each step is a
 * form of its own and is validated before the next one; going back keeps all values, and only the last step saves.
 *
 * If everything fits on one page, use the form: it is quicker to review and to submit. Don't use a wizard to edit an
 * existing record.
 */
const meta = {
  title: 'Patterns/Wizard',
  component: WizardPage,
  args: { save: () => Promise.resolve() },
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** Goes forward, back, and forward again. */
export const LastStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Spring sale{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Budget' }), '5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Spring sale');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveValue('5,000.00'));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Offer, done');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WizardPage } from './wizard-page';

/**
 * One question after the other, where an answer decides what is asked next or the whole would frighten people off.
 * Each step is a form of its own, checked before the next is shown; going back loses nothing, and only the last step
 * saves.
 *
 * What fits on one page is one page (the form): it can be looked over and needs fewer presses. Never for a change of
 * something that exists.
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

/** There, back, and there again. */
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

export const OnATelephone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

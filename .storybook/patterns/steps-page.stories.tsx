import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { asPage } from './as-page';
import { StepsPage } from './steps-page';

/**
 * Steps to a new record with too many fields for one page, or with fields that depend on earlier ones. Each step is a
 * form that is validated before the next step. Going back keeps all values, and only the last step saves. The bar at
 * the bottom of the window has the buttons for both directions.
 *
 * If everything fits on one page, use a form: it is quicker to review and submit. Don't edit a record in steps.
 */
const meta = {
  title: 'Patterns/Steps',
  decorators: asPage,
  component: StepsPage,
  parameters: { docs: { story: { autoplay: true } } },
  args: { save: () => Promise.resolve() },
} satisfies Meta<typeof StepsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Budget' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
  },
};

export const LastStep: Story = {
  args: { at: 'budget', answered: { name: 'Spring sale', link: 'https://shop.example/', limit: '5000.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Basics, done');
  },
};

export const BackAndForth: Story = {
  ...LastStep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Spring sale');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Budget' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveValue('5,000.00'));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './steps';

/**
 * Progress of a multi-step task: completed, current and remaining steps. Three to five steps, named by the decision in
 * each.
 *
 * If everything fits on one page use a form with sections. For the progress of a machine use a `ProgressBar`; for the
 * location in the application, breadcrumbs.
 */
const meta = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  args: {
    label: 'Steps to a new campaign',
    steps: [
      { key: 'offer', label: 'Offer' },
      { key: 'audience', label: 'Audience' },
      { key: 'budget', label: 'Budget and dates' },
    ],
    current: 'audience',
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 'offer' } };

/** Completed steps are announced as such. */
export const Middle: Story = {
  play: async ({ canvas }) => {
    const [offer, audience, budget] = canvas.getAllByRole('listitem');
    await expect(offer).toHaveTextContent('Offer, done');
    await expect(audience).toHaveAttribute('aria-current', 'step');
    await expect(budget).not.toHaveTextContent('done');
  },
};

export const Last: Story = { args: { current: 'budget' } };

export const LongAndNarrow: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    steps: [
      { key: 'offer', label: 'What is offered, to whom it belongs and where a click on any of its adverts leads' },
      { key: 'audience', label: 'Audience' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

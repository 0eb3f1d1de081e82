import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './steps';

/**
 * Where one is in something that takes several steps: which are done, which one is shown, which are to come. Three to
 * five steps, named by what is decided in them.
 *
 * What fits on one page is a form with sections, not a wizard. How far a machine has come is a `ProgressBar`; the way to
 * where one is in the application are breadcrumbs.
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

/** What is done is said, not only ticked. */
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

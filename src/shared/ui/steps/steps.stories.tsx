import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepLink } from './step-link';
import { Steps } from './steps';

/**
 * Progress of a multi-step task: completed, current and remaining steps. Three to five steps, named after the decision
 * in each.
 *
 * If everything fits on one page use a form with sections. For the progress of a background task use a `ProgressBar`;
 * for the location in the application, breadcrumbs.
 */
const meta = {
  title: 'Components/Navigation/Steps (stepper)',
  id: 'components-navigation-steps',
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
  parameters: {
    anatomy: {
      'li:first-of-type': 'Current step: half of its segment is filled, its word is bold and says its place',
      'li:nth-of-type(2)':
        'A step to come: grey. A completed one is blue with a check, one to correct red with a count',
    },
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 'offer' } };

const five = [
  { key: 'basics', label: 'Basics', isChecked: true },
  { key: 'schedule', label: 'Schedule', isChecked: true },
  { key: 'limits', label: 'Limits', toCorrect: 2, isChecked: true },
  { key: 'audience', label: 'Audience', isChecked: true },
  { key: 'review', label: 'Review' },
];

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

/** A completed step with errors is marked; each step is a link, also after going back. */
export const ToCorrect: Story = {
  args: {
    steps: five,
    current: 'schedule',
    link: (key, label, isCurrent) => (
      <StepLink to="." hash={key} isCurrent={isCurrent}>
        {label}
      </StepLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveAccessibleName(/^Schedule/);
    await expect(canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent)).toEqual([]);
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Limits, 2 to correct' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Basics.*done$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Audience.*done$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Schedule.*2 of 5$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review' })).toBeVisible();
  },
};

/** A skipped step isn't complete until its fields were validated, nor is the current one. */
export const NotChecked: Story = {
  args: {
    ...ToCorrect.args,
    steps: five.map((step) => ({ ...step, toCorrect: 0, isChecked: step.key === 'basics' || step.key === 'review' })),
    current: 'review',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /done$/ })).toEqual([
      canvas.getByRole('link', { name: /^Basics.*done$/ }),
    ]);
    await expect(canvas.getByRole('link', { name: 'Audience' })).toBeVisible();
  },
};

/** Only the current step shows its label; the icons of the others remain. */
export const OnAPhone: Story = {
  ...ToCorrect,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await step('and have names and a size', async () => {
      const limits = canvas.getByRole('link', { name: 'Limits, 2 to correct' });
      await expect(limits.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
      await expect(canvas.getByText(', 2 of 5')).toBeVisible();
    });
  },
};

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

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Each step is named after its decision. */
export const NamedByDecision: Story = { ...good };

/** Numbers are meaningless, and a single step needs no progress. */
export const NamedByNumber: Story = {
  ...bad,
  args: {
    steps: [
      { key: 'offer', label: 'Step 1' },
      { key: 'audience', label: 'Step 2' },
    ],
    current: 'offer',
  },
};

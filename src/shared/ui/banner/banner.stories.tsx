import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Banner } from './banner';

const Column = chakra('div', { base: { display: 'grid', gap: '2' } });

/**
 * A message about the whole page that stays until its cause is resolved: the problem and at most one button to fix it.
 *
 * Use a toast (`notify`) for a temporary message, the message of a field for its error, and an `ErrorState` for content
 * that failed to load. Show one banner at a time.
 */
const meta = {
  title: 'Components/Feedback/Banner (alert, callout)',
  id: 'components-feedback-banner',
  component: Banner,
  args: { tone: 'info', children: 'Saving puts the advert back on moderation.' },
  argTypes: { tone: { control: 'radio', options: ['info', 'success', 'warning', 'error'] } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Column>
      <Banner {...args} />
      <Banner tone="success">The domain is verified.</Banner>
      <Banner tone="warning" title="You are offline">
        What you type is kept and can be saved later.
      </Banner>
    </Column>
  ),
  play: async ({ canvas }) => {
    for (const banner of canvas.getAllByRole('status')) await expect(banner).toBeVisible();
  },
};

/** Announced immediately to screen readers. */
export const ErrorWithAction: Story = {
  args: {
    tone: 'error',
    title: 'The campaign is not serving',
    children: 'Its end date has passed.',
    action: (
      <Button variant="outline" size="sm" onClick={fn()}>
        Change dates
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Its end date has passed.');
    await expect(canvas.getByRole('button', { name: 'Change dates' })).toBeVisible();
  },
};

/** Replaces a submitted form and takes the focus. */
export const TakesFocus: Story = {
  args: {
    tone: 'success',
    title: 'Your message has arrived',
    children: 'An answer will come by email.',
    takesFocus: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your message has arrived').closest('[role=status]')).toHaveFocus();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Names the problem and the single action that solves it. */
export const CauseAndWayOut: Story = {
  ...good,
  args: {
    tone: 'warning',
    title: 'Two adverts have no ERID',
    children: 'They don’t serve until they are registered.',
    action: (
      <Button variant="outline" size="sm">
        Register them
      </Button>
    ),
  },
};

/** Names neither the problem nor a solution, and there are several at once. */
export const Alarm: Story = {
  ...bad,
  render: () => (
    <Column>
      <Banner tone="error">Error!</Banner>
      <Banner tone="warning">Please check your settings.</Banner>
    </Column>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Banner } from './banner';

/**
 * A message about the whole page that stays until its cause is gone: what is wrong, and at most one button that mends
 * it.
 *
 * What passes by itself is a toast (`notify`). What concerns one field stands at the field, what failed to load is an
 * `ErrorState` in its own place. Two banners at once are one too many.
 */
const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { tone: 'info', children: 'Saving puts the advert back on moderation.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'The domain is verified.' } };

export const Warning: Story = {
  args: { tone: 'warning', title: 'You are offline', children: 'What you type is kept and can be saved later.' },
};

/** Told at once to those who listen. */
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

/** In the place of a form that is done. */
export const TakesFocus: Story = {
  args: {
    tone: 'success',
    title: 'Your message has arrived',
    children: 'An answer will come by e-mail.',
    takesFocus: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your message has arrived').closest('[role=status]')).toHaveFocus();
  },
};

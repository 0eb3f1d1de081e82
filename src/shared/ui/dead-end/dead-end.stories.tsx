import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '@/shared/ui/button';
import { DeadEnd } from './dead-end';

/**
 * A page that can't be shown to this user, because the URL doesn't exist or the account has no access. It gives the
 * reason and one way out.
 *
 * For a page that crashed or failed to load use an `ErrorState`, which can be retried. For an empty list use an
 * `EmptyState`.
 */
const meta = {
  title: 'Components/Feedback/Dead end (404, error page)',
  id: 'components-feedback-dead-end',
  component: DeadEnd,
  args: {
    title: 'Not found',
    children: "This page doesn't exist. The link may be out of date, or you may not have access.",
    action: <ButtonLink to="/">Go to the home page</ButtonLink>,
  },
} satisfies Meta<typeof DeadEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(canvas.getByText(/^This page doesn't exist/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(document.title).toBe('Not found · Preroll');
  },
};

const signOut = fn();

export const Forbidden: Story = {
  args: {
    title: 'Forbidden',
    children:
      'This account has no cabinet. Ask your manager to give you access to one, or sign in with another account.',
    action: <Button onClick={() => signOut()}>Sign out</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forbidden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

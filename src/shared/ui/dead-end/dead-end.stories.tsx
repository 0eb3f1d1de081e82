import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '@/shared/ui/button';
import { DeadEnd } from './dead-end';

/**
 * A whole page that there isn't for this person: nothing lies at the address, or the account opens no cabinet. It says
 * why and always has one way out.
 *
 * A page that broke, or whose content the server refuses, shows an `ErrorState` in its place: that can be tried again.
 * A list without entries is an `EmptyState`.
 */
const meta = {
  title: 'Components/Feedback/Dead end',
  component: DeadEnd,
  args: {
    title: 'Not found',
    reason: 'There is nothing at this address',
    children: "The link may be old, or it leads to something that isn't yours to see.",
    action: <ButtonLink to="/">To the home page</ButtonLink>,
  },
} satisfies Meta<typeof DeadEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('There is nothing at this address');
    await expect(canvas.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    await expect(document.title).toBe('Not found · Preroll');
  },
};

const signOut = fn();

export const Forbidden: Story = {
  args: {
    title: 'Forbidden',
    reason: 'This account has no cabinet',
    children: 'Ask your manager to open one for you, or sign in with another account.',
    action: <Button onClick={() => signOut()}>Sign out</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forbidden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

export const OnATelephone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'To the home page' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

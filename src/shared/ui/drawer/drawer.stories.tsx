import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Drawer } from './drawer';

/**
 * A modal panel at the start of the window, of full height: navigation where there is no sidebar, or a list to browse.
 * It takes the focus, returns it, and closes with Escape or when a link in it is followed.
 *
 * For a question or a few fields use a `Dialog`, for a choice a `Menu`.
 */
const meta = {
  title: 'Components/Overlays/Drawer (sheet, side panel)',
  id: 'components-overlays-drawer',
  component: Drawer,
  args: {
    label: 'Notifications',
    onClosed: () => {},
    children: <Link to="/">The advert</Link>,
  },
  render: function Opener(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        {isOpen && <Drawer {...args} onClosed={() => setIsOpen(false)} />}
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus, returns it, and closes with Escape. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(screen.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesAfterALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('link', { name: 'The advert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithAnActionOpen: Story = {
  args: {
    action: (
      <Button variant="ghost" size="sm">
        Mark all as read
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close notifications' })).toBeVisible();
  },
};

/** Leaves a strip of the page visible; clicking it closes the drawer. */
export const OnAPhone: Story = {
  ...WithAnActionOpen,
  globals: { viewport: { value: 'xs' } },
  play: async (context) => {
    await WithAnActionOpen.play?.(context);
    const { width } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBeLessThan(window.innerWidth);
  },
};

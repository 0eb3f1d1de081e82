import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from './menu';

const copy = fn();
const remove = fn();

/** Actions that are not worth a button of their own. The main action of a view never hides in a menu. */
const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Actions for Spring sale',
    trigger: <IconButton label="More" icon={<Ellipsis />} />,
    items: [
      { key: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, to: '/' },
      { key: 'copy', label: 'Copy to another campaign', icon: <Copy aria-hidden />, onSelect: copy },
      {
        key: 'remove',
        label: 'Remove',
        icon: <Trash2 aria-hidden />,
        onSelect: remove,
        danger: true,
        disabledReason: 'Stop the advert first',
      },
    ],
  },
  beforeEach: () => {
    copy.mockClear();
    remove.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Actions for Spring sale' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Copy/ })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** What is refused stays readable and open, with its reason. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: /Remove/ });
    await expect(item).toHaveTextContent('Stop the advert first');
    await userEvent.click(item);
    await expect(remove).not.toHaveBeenCalled();
    await expect(item).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/');
  },
};

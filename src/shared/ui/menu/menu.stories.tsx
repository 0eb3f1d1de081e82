import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '@/shared/testing/choose';
import { IconButton } from '@/shared/ui/icon-button';
import { CheckMenu } from './check-menu';
import { Menu } from './menu';

const copy = fn();
const remove = fn();

/**
 * Actions that don't deserve a button of their own: occasional actions on a row, account actions. `CheckMenu` contains
 * options to switch on and off, such as columns.
 *
 * The primary action of a view never hides in a menu, and two or three actions are buttons. To choose a value use a
 * `SelectField`; to link to pages use navigation.
 */
const meta = {
  title: 'Components/Actions/Menu (dropdown, overflow menu)',
  id: 'components-actions-menu',
  component: Menu,
  args: {
    label: 'Actions for Spring sale',
    trigger: <IconButton label="More" icon={<EllipsisVertical />} />,
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
  tags: ['!autodocs'],
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

/** A disabled action stays visible and shows the reason. */
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

/** Options to switch on and off; the menu stays open meanwhile. */
export const Checks: Story = {
  render: () => {
    const [chosen, setChosen] = useState(['name']);
    const toggle = (key: string) =>
      setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
    const items = ['name', 'status'].map((key) => ({ key, label: key, checked: chosen.includes(key) }));
    return (
      <CheckMenu
        label="Columns"
        trigger={<IconButton label="Columns" icon={<EllipsisVertical />} />}
        groups={[{ label: 'Columns', kind: 'many', items, onToggle: toggle }]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await choose({ userEvent }, 'status', 'menuitemcheckbox');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: 'status' })).toHaveAttribute('aria-checked', 'true'),
    );
  },
};

/** Escape or the button closes the menu and returns the focus to the button. */
export const ChecksClosed: Story = {
  ...Checks,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Checks.play?.(context);
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.keyboard('{Escape}');
    // loading the menu must not remount the button
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(await screen.findByRole('menu', { name: 'Columns' })).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ChecksByKeyboard: Story = {
  tags: ['!autodocs'],
  render: Checks.render,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Columns' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Occasional actions named with verbs; the destructive one comes last. */
export const VerbsDangerLast: Story = {
  ...good,
  args: {
    items: [
      { key: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, to: '/' },
      { key: 'copy', label: 'Copy to another campaign', icon: <Copy aria-hidden />, onSelect: copy },
      { key: 'remove', label: 'Remove', icon: <Trash2 aria-hidden />, onSelect: remove, danger: true },
    ],
  },
};

/** A single action doesn't need a menu: a button names it and saves a click. */
export const OneItem: Story = {
  ...bad,
  args: { items: [{ key: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, to: '/' }] },
};

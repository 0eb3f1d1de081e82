import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChartLine, Megaphone, Settings, ShieldCheck } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { PageHeader } from '@/shared/ui/page-header';
import { AccountMenu } from './account-menu';
import { AppShell } from './app-shell';
import { CabinetSwitch } from './cabinet-switch';
import { MenuDot } from './menu-dot';
import { SearchButton } from './search-button';
import { SidebarButton } from './sidebar-button';
import { SidebarLink } from './sidebar-link';

/**
 * The frame of a cabinet: a sidebar with the cabinet, the search, the sections, the notifications and the account, and
 * the page beside it. Below `lg` the sidebar shows only icons; below `md` it becomes a bar above the page, and its
 * sections and notifications move to a drawer.
 *
 * Rendered once by the layout route. Public pages have a header and a footer instead. A section shows a number only if
 * something there waits for the user.
 */
const meta = {
  title: 'Components/Layout/Shell (app frame, sidebar, drawer)',
  id: 'components-layout-shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    cabinet: <CabinetSwitch cabinet="Admin" others={[]} />,
    search: <SearchButton keys={['Ctrl', 'K']} />,
    sidebar: (
      <>
        <SidebarLink
          to={'/moderation' as '/'}
          icon={<ShieldCheck aria-hidden />}
          label="Moderation"
          count="8"
          countLabel="8 adverts to review"
        />
        <SidebarLink to="/" icon={<Megaphone aria-hidden />} label="Campaigns" />
        <SidebarLink to={'/analytics' as '/'} icon={<ChartLine aria-hidden />} label="Analytics" />
        <SidebarLink to={'/settings' as '/'} icon={<Settings aria-hidden />} label="Settings" />
      </>
    ),
    notifications: <SidebarButton icon={<Bell aria-hidden />} label="Notifications" count="2" countLabel="2 unread" />,
    account: (
      <AccountMenu
        account={{ name: 'Mira Lind', login: 'mira@halden.example' }}
        settings={{ to: '/' }}
        onSignOut={() => {}}
      />
    ),
    children: <PageHeader title="Spring sale" description="2 of 4 adverts serve. Ends 30/11/2026." />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Campaigns', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Moderation 8 adverts to review' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  },
};

/** Labels are visually hidden and appear beside the focused icon. */
export const Icons: Story = {
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole('link', { name: 'Analytics' })[0];
    await expect(link?.getBoundingClientRect().width).toBeLessThan(60);
    await expect(canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect().width).toBeLessThan(60);
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await expect(bell.getBoundingClientRect().width).toBeLessThan(60);
    await expect(bell.querySelector('[data-count="2"]')).toBeVisible();
  },
};

export const Drawer: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    await expect(await screen.findByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  },
};

/** The drawer contains something new: the button has a dot, and its name says so. */
export const WithNews: Story = {
  args: { news: <MenuDot label="2 unread notifications" /> },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu 2 unread notifications' });
    await expect(menu.querySelector('[data-part=dot]')).toBeVisible();
    await expect(menu.getBoundingClientRect().width).toBe(32);
    await userEvent.click(menu);
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

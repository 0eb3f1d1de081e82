import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLine, Megaphone, Settings, Wallet } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { ColorModeToggle } from '@/shared/ui/color-mode';
import { PageHeader } from '@/shared/ui/page-header';
import { AppShell } from './app-shell';

import { ConnectionIndicator } from './connection-indicator';
import { SidebarLink } from './sidebar-link';

/**
 * The frame of a cabinet: sections at the side, the way here and the account on top, the content in the middle. The
 * sidebar keeps only its icons below `lg` and becomes a drawer below `md`.
 *
 * A screen never draws it: its layout route does, once. Pages for visitors have a header and a footer instead.
 */
const meta = {
  title: 'Components/Layout/Shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar: (
      <>
        <SidebarLink to="/" icon={<Megaphone aria-hidden />} label="Campaigns" />
        <SidebarLink to={'/analytics' as '/'} icon={<ChartLine aria-hidden />} label="Analytics" />
        <SidebarLink to={'/finances' as '/'} icon={<Wallet aria-hidden />} label="Finances" />
        <SidebarLink to={'/settings' as '/'} icon={<Settings aria-hidden />} label="Settings" />
      </>
    ),
    topbar: (
      <>
        <Breadcrumbs
          items={[
            { label: 'Advertiser', to: '/advertiser' as '/' },
            { label: 'Campaigns', to: '/campaigns' as '/' },
            { label: 'Spring sale' },
          ]}
        />
        <span style={{ flex: 1 }} />
        <ConnectionIndicator state="open" />
        <ColorModeToggle />
      </>
    ),
    children: <PageHeader title="Spring sale" description="What stands here belongs to the screen." />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Campaigns', current: 'page' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};

/** The words are gone for eyes only; they come back beside the icon that has the focus. */
export const Icons: Story = {
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole('link', { name: 'Analytics' })[0];
    await expect(link?.getBoundingClientRect().width).toBeLessThan(60);
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
  },
};

export const Connection: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      {(['open', 'opening', 'closing', 'closed'] as const).map((state) => (
        <p key={state}>
          <ConnectionIndicator state={state} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Realtime connection: Connecting' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AccountMenu } from './account-menu';

/**
 * The signed-in user, with the colour theme, the settings and signing out. At the bottom of the sidebar or, in narrow
 * windows, at the end of the top bar, where only the initials are shown.
 *
 * Not for the avatar of another person, such as the author of a change.
 */
const meta = {
  title: 'Components/Navigation/Account menu (avatar, user menu)',
  id: 'components-navigation-account-menu',
  component: AccountMenu,
  args: {
    account: { name: 'Mira Lind', login: 'mira@halden.example' },
    settings: { to: '/' },
    onSignOut: fn(),
  },
  parameters: {
    anatomy: {
      'button > span:first-of-type': 'Initials: all that is left on narrow windows',
      'button b': 'Name',
      'button small': 'E-mail',
      'button > svg': 'Says that there is a menu',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account of Mira Lind/ }));
    const menu = await screen.findByRole('menu', { name: 'Account of Mira Lind' });
    // the items can only be chosen once the open menu has taken the focus
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/');
    await expect(screen.getByRole('menuitemradio', { name: 'Same as system' })).toBeChecked();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalled());
  },
};

/** The menu works before the name is loaded. */
export const Loading: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    account: {
      name: 'Maximiliana Konstantinopolskaya-Bergström',
      login: 'maximiliana.konstantinopolskaya@halden.example',
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CabinetSwitch } from './cabinet-switch';

/**
 * The name of the open cabinet at the top of the sidebar. It is a button for users with several cabinets, and plain
 * text for others.
 *
 * Not for users who act on behalf of a client, which concerns the whole cabinet and needs a banner.
 */
const meta = {
  title: 'Components/Navigation/Cabinet switch (workspace switcher, account switcher)',
  id: 'components-navigation-cabinet-switch',
  component: CabinetSwitch,
  args: { cabinet: 'Manager', others: [{ key: 'advertiser', label: 'Advertiser', to: '/' }] },
  parameters: {
    anatomy: {
      'button > svg': 'Mark of Preroll: all that is left in the narrow sidebar',
      'button b': 'Cabinet that is open',
      'button small': 'Product',
      'button > span + svg': 'Only where there is another cabinet',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CabinetSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralCabinets: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manager' }));
    await expect(await screen.findByRole('menu', { name: 'Cabinets' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Advertiser' })).toHaveAttribute('href', '/');
  },
};

export const OneCabinet: Story = {
  args: { cabinet: 'Webmaster', others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Webmaster')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The user's current cabinet and the others. */
export const OwnCabinets: Story = {
  ...good,
  args: { cabinet: 'Advertiser', others: [{ key: 'manager', label: 'Manager', to: '/' }] },
};

/** Acting for a client is easily overlooked here. Use a _Banner_ on every page, with a link to leave. */
export const ActsForAClient: Story = { ...bad, args: { cabinet: 'Advertiser (as Halden)', others: [] } };

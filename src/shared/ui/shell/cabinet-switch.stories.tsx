import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CabinetSwitch } from './cabinet-switch';

/**
 * The name of the open cabinet at the head of the sidebar. Users with several cabinets switch there; for others it is no
 * button.
 *
 * Not for users who act on behalf of a client: that is a state of the whole cabinet and needs a banner.
 */
const meta = {
  title: 'Components/Navigation/Cabinet switch (workspace switcher, account switcher)',
  id: 'components-navigation-cabinet-switch',
  component: CabinetSwitch,
  args: { cabinet: 'Manager', others: [{ key: 'advertiser', label: 'Advertiser', to: '/' }] },
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

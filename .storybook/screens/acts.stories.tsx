import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';

const meta = {
  title: 'Screens/ORD acts',
  component: Screen,
  args: { path: '/admin/settings-global/ord/acts' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There are never any acts; the screen explains why. */
export const Empty: Story = {
  play: async (context) => {
    await shows('ORD acts')(context);
    await expect(context.canvas.getByText('No acts here')).toBeVisible();
    await expect(context.canvas.getByText(/Preroll sends nothing to the register/)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'ORD acts' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { globals: phoneWindow, play: shows('ORD acts') };

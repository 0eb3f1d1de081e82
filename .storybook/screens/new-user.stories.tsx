import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/New user',
  component: Screen,
  args: { path: '/admin/users/create' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'boris@shop.example');
  await userEvent.type(canvas.getByLabelText('Name'), 'Boris Orlov');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Advertiser' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
};

export const Created: Story = {
  play: async (context) => {
    await fill(context);
    await expect(await screen.findByText('User Nadia Petrova created. The invitation is on its way')).toBeVisible();
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Nadia Petrova' })).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { login: ['There is a user with this e-mail already'] };
    msw.use(
      http.post('/backend/api/users', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText('There is a user with this e-mail already')).toBeVisible();
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Boris Orlov');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create user' }));
    await expect(await canvas.findAllByText('Required')).not.toHaveLength(0);
  },
};

/** A local number is refused in any notation, with the expected format; separators are allowed. */
export const WrongPhone: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText(/^Phone/);
    await userEvent.type(phone, '8 (495) 123-45-67');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Advertiser' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription('In international format, such as +74951234567'));
    await expect(canvas.getByRole('checkbox', { name: 'Advertiser' })).toBeChecked();
    await userEvent.clear(phone);
    await userEvent.type(phone, '+7 (495) 123-45-67');
    await userEvent.tab();
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription());
  },
};

export const OnAPhone: Story = { ...Incomplete, globals: phoneWindow };

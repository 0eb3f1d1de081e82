import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Months',
  component: Screen,
  args: { path: '/admin/finances/months' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const close: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: 'Close November 2026' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Close October 2026' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close October 2026?' }));
  await userEvent.click(question.getByRole('button', { name: 'Close month' }));
};

export const Closes: Story = {
  play: async (context) => {
    const october = await context.canvas.findByRole('row', { name: /^October 2026/ });
    await expect(within(october).getByText('Open').parentElement?.querySelector('svg')).toBeVisible();
    const row = await context.canvas.findByRole('row', { name: /^Spend Counted, not charged/ });
    await expect(row).toHaveTextContent(/Nadia Petrova.*30\/10\/2026−310.40/);
    await expect(context.canvas.getByRole('columnheader', { name: 'Amount, RUB' })).toBeVisible();
    await close(context);
    await expect(await notice('October 2026 closed, 12 acts issued')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const error = 'The ledger breaks a rule: the entries of each posting sum to zero: posting 17';
    msw.use(
      http.post('/backend/api/finances/months/:month/closing', () => HttpResponse.json({ error }, { status: 400 })),
    );
  },
  play: async (context) => {
    await close(context);
    await expect(await screen.findByText(/The ledger breaks a rule/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Waits for its approval')).toBeVisible();
    await expect(canvas.getByText('−RUB 310.40')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

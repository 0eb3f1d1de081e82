import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getListCurrenciesMockHandler,
  getListCurrenciesResponseMock,
} from '@/shared/api/generated/endpoints/currencies/currencies.msw';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';

const meta = {
  title: 'Screens/Currencies',
  component: Screen,
  args: { path: '/admin/settings-global/currency' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const currencies = getListCurrenciesResponseMock();
const listed = (rows: typeof currencies, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListCurrenciesMockHandler(rows)),
  play: async (context) => {
    await shows('Currencies')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

export const Success = listed(currencies, 'RUB, base currency');
const long = currencies.map((row) => ({ ...row, symbol: 'Somoni..', rate: 1_000_000_000 / 3 }));
export const OnAPhone = { ...listed(long, 'USD'), globals: phoneWindow };

const open = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], item: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for USD' }));
  await choose({ userEvent }, item);
};

/** A change of the rate by more than 20% needs a confirmation with the old and the new rate. */
export const LargeChange: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('/backend/api/currencies/:id', async ({ request }) =>
        HttpResponse.json({ ...currencies[2], ...((await request.json()) as object) }),
      ),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    await open(context, 'Edit');
    const rate = await screen.findByLabelText('Rate');
    await userEvent.clear(rate);
    await userEvent.type(rate, '120.25{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Change the rate of USD?' });
    await expect(question).toHaveTextContent('from 92.5 to 120.25 RUB');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(rate).toHaveValue('120.25');
    // the form accepts clicks again after the confirmation has closed
    const button = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Change rate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dialog keeps the input although its row has disappeared from the list. */
export const RemovedMeanwhile: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('/backend/api/currencies/:id', ({ params }) => {
        msw.use(getListCurrenciesMockHandler(currencies.filter(({ id }) => String(id) !== params.id)));
        return HttpResponse.json({ error: 'Not found' }, { status: 404 });
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Edit');
    const symbol = await screen.findByLabelText(/^Symbol/);
    await userEvent.type(symbol, '!{Enter}');
    const notice = (await screen.findByText('This currency was removed meanwhile')).closest('[role=status]');
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(symbol).toHaveValue('$!');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Actions for USD' })).toBeNull());
  },
};

/** The rate of the base currency can't be changed, so there is no confirmation. */
export const BaseCurrency: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for RUB' }));
    await choose({ userEvent }, 'Edit');
    const rate = await screen.findByLabelText('Rate');
    await expect(rate).toBeDisabled();
    await expect(rate).toHaveAccessibleDescription(/the rates of all currencies refer to this one/);
    await expect(screen.getByLabelText(/^Symbol/)).toBeEnabled();
  },
};

/** A code in lower case is accepted. */
export const SmallLetters: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/currencies', async ({ request }) => {
        const values = (await request.json()) as { code: string };
        return HttpResponse.json({ ...currencies[2], ...values }, { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New currency' }));
    await userEvent.type(await screen.findByLabelText('Code'), 'jpy');
    await userEvent.type(screen.getByLabelText('Rate'), '0.6{Enter}');
    await expect(await screen.findByText('Currency JPY created')).toBeVisible();
  },
};

/** A rate of 0 is refused before sending; a second base currency is refused by the server, at its field. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const errors = { is_base: ['There is a base currency already'] };
    msw.use(http.post('/backend/api/currencies', () => HttpResponse.json({ error: 'x', errors }, { status: 422 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New currency' }));
    await userEvent.type(await screen.findByLabelText('Code'), 'CHF');
    await userEvent.click(screen.getByLabelText('Base currency'));
    await userEvent.type(screen.getByLabelText('Rate'), '0{Enter}');
    await expect(await screen.findByText('At least 0.00000001')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Rate'), '{Backspace}1{Enter}');
    await expect(await screen.findByText('There is a base currency already')).toBeVisible();
  },
};

export const RatesByDay: Story = {
  tags: ['nightly'],
  play: async (context) => {
    await open(context, 'Rates by day');
    await expect(await screen.findByText('From 20/11/2026')).toBeVisible();
    await expect(screen.getByText('92.5 RUB')).toBeVisible();
  },
};

export const History: Story = {
  play: async (context) => {
    await open(context, 'History');
    const list = await screen.findByRole('list', { name: 'History of USD' });
    await expect(list).toHaveTextContent('Updated by Vera Orlova');
    await expect(list).toHaveTextContent('Created by Vera Orlova');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StatementImport } from '@/shared/api';
import { getListUnassignedPaymentsResponseMock } from '@/shared/api/generated/endpoints/finances/finances.msw';
import { pageOf } from './page-of';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Bank statement',
  component: Screen,
  args: { path: '/admin/finances/statement' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Date,Credit,Purpose\n2026-11-20,20000.00,Invoice 2026-000032'], 'november.csv', {
  type: 'text/csv',
});

const upload: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByText('Drop a bank statement here');
  await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, file);
};

/** The effect of each line is shown before anything is paid. */
export const Imports: Story = {
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    let imports = 0;
    msw.use(
      http.post('/backend/api/finances/statements', () => {
        imports += 1;
      }),
    );
    await upload(context);
    await expect(await canvas.findByText('1 of 5 lines pays a deposit. 3 need your attention.')).toBeVisible();
    const lines = within(canvas.getByRole('grid', { name: 'Payments' }));
    const wrong = within(lines.getByRole('row', { name: /Yug Travel/ }));
    await expect(wrong.getByText('The invoice asks for 50,000.00')).toBeVisible();
    // as much text as fits its field
    await expect(canvas.getAllByPlaceholderText('Search payments')[0]).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Mark 1 deposit as paid' }));
    await expect(await screen.findByText('1 deposit marked as paid')).toBeVisible();
    // after the number of waiting payments in the sidebar has been refetched
    await expect(await canvas.findByText('1 of 5 lines paid a deposit. 3 need your attention.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /as paid$/ })).toBeNull();
    await expect(imports).toBe(1);
    // a single click opens the file dialog
    const opened = new Promise<EventTarget | null>((resolve) => {
      document.addEventListener('click', function open(event) {
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        document.removeEventListener('click', open);
        resolve(event.target);
      });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await expect(await opened).toHaveAttribute('type', 'file');
  },
};

/**
 * A payment without an invoice number can pay a deposit of the same amount or a new one of a client, or be dismissed.
 */
export const Assigns: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const sent: unknown[] = [];
    msw.use(
      http.post('/backend/api/finances/unassigned-payments/:id/assignment', async ({ request, params }) => {
        sent.push({ ...((await request.clone().json()) as object), id: params.id });
      }),
      http.put('/backend/api/finances/unassigned-payments/:id/dismissal', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('/backend/api/finances/unassigned-payments/:id/dismissal', ({ params }) => {
        sent.push(params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Assign RUB.20,000.00 of Yug Travel LLC/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Assign RUB.20,000.00/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByText('Choose what it pays')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Another client/ }));
    await expect(await dialog.findByRole('combobox', { name: 'Client' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Nadia Petrova/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await screen.findByText(/added to the balance of Nadia Petrova$/)).toBeVisible();

    await userEvent.click(await canvas.findByRole('button', { name: /^Dismiss RUB.777.00 of Sever Bank/ }));
    const question = within(await screen.findByRole('dialog', { name: /^Dismiss RUB.777.00/ }));
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Interest');
    await userEvent.click(question.getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual([{ transaction_id: 415, id: '3' }, { comment: 'Interest' }, '4']));
  },
};

/** Payments beyond the first page are added to the list. */
export const ManyPayments: Story = {
  beforeEach: ({ msw }) => {
    const { items } = getListUnassignedPaymentsResponseMock();
    const all = Array.from({ length: 201 }, (_, index) => ({
      ...items[1],
      id: index + 1,
      payer: `Payer ${index + 1}`,
    }));
    msw.use(
      http.get('/backend/api/finances/unassigned-payments', ({ request }) => HttpResponse.json(pageOf(request, all))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('These are 200 of 201.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    const grid = canvas.getByRole('grid', { name: 'Bank payments' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '202'));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(canvas.queryByText(/^These are/)).toBeNull();
  },
};

/** A line that the file does not mark as incoming pays its deposit if an admin confirms it. */
export const Decision: Story = {
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const sent: unknown[] = [];
    msw.use(
      http.post('/backend/api/finances/statements/preview', async ({ request }) => {
        sent.push(((await request.clone().json()) as StatementImport).confirmed_lines);
      }),
    );
    await upload(context);
    await expect(await canvas.findByText('1 payment needs your decision')).toBeVisible();
    const line = within(canvas.getByRole('row', { name: /Ural Media/ }));
    await expect(line.getByText('Not stated')).toBeVisible();
    const other = within(canvas.getByRole('row', { name: /Sever Electronics/ }));
    await userEvent.click(other.getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: 'Count as money in' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(line.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Count as money in' }));
    await expect(await canvas.findByText('1 payment counted as money in by your decision')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual([undefined, [6], []]));
  },
};

export const Refused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { content: ['A line at the top must name the columns date, amount and purpose: no date'] };
    msw.use(
      http.post('/backend/api/finances/statements/preview', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async (context) => {
    await upload(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('november.csv is no statement that can be read');
    await expect(alert).toHaveTextContent('no date');
    await expect(context.canvas.getByText('Drop a bank statement here')).toBeVisible();
  },
};

/** Only admins can import statements. */
export const NotFound: Story = {
  args: { path: '/manager/finances/statement' },
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  play: async (context) => {
    await upload(context);
    await expect(await context.canvas.findByText('The invoice asks for 50,000.00')).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: /^Assign RUB.20,000.00/ })).toBeVisible();
    await expect(context.canvasElement.scrollWidth).toBe(context.canvasElement.clientWidth);
  },
};

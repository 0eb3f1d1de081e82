import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import type { InvoiceDetail, InvoiceStatusChange } from '@/shared/api';
import {
  getGetInvoiceMockHandler,
  getGetInvoiceResponseMock,
} from '@/shared/api/generated/endpoints/finances/finances.msw';
import { draftOfInvoice } from './draft-of-invoice';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const meta = {
  title: 'Screens/Document',
  component: Screen,
  args: { path: '/admin/finances/documents/33' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const issued = (change: Partial<InvoiceDetail> = {}) => ({
  ...(getGetInvoiceResponseMock() as InvoiceDetail),
  ...change,
});

/** A draft can be edited, deleted and issued. Once issued, it has a number and can be made void with a reason. */
export const Draft: Story = {
  beforeEach: ({ msw }) => {
    let document: InvoiceDetail = draftOfInvoice();
    msw.use(
      http.put('*/finances/invoices/:id/status', async ({ request }) => {
        const { status, reason } = (await request.json()) as InvoiceStatusChange;
        const version = document.version + 1;
        document =
          status === 'issued' ? issued({ version }) : { ...document, status, void_reason: reason ?? '', version };
        return HttpResponse.json(document);
      }),
      http.get('*/finances/invoices/:id', () => HttpResponse.json(document)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Draft of an invoice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Edit draft' }));
    await expect(editing.getByRole('textbox', { name: 'Amount with VAT' })).toHaveValue('20,000.00');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Issue' }));
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Issue invoice' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invoice 2026-000032' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Make void' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make this invoice void?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make void' }));
    await expect(await dialog.findByRole('textbox', { name: 'Reason' })).toBeInvalid();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The company has another name');
    await userEvent.click(dialog.getByRole('button', { name: 'Make void' }));
    await expect(await canvas.findByText('The company has another name')).toBeVisible();
  },
};

/** Clients see an act, its number and the reason why it is void, without any actions. */
export const VoidAct: Story = {
  args: { path: '/advertiser/finances/documents/30' },
  globals: phoneWindow,
  beforeEach: ({ msw, globals }) => {
    as.advertiser({ globals });
    msw.use(
      getGetInvoiceMockHandler(
        issued({
          kind: 'act',
          number: '2026-000012',
          status: 'void',
          period: '2026-10',
          purpose: '',
          transaction_id: null,
          void_reason: `The company is ${longName}`,
          replaced_by_id: 34,
          actions: [],
        }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Act 2026-000012' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Another act' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /More|Issue|void/ })).toBeNull();
    // a card has two amounts, so one of them has a label
    await expect(canvas.getAllByText(/^Without VAT, /)[0]).toBeVisible();
    const [details, history] = ['Details', 'History'].map((name) =>
      canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect(),
    );
    await expect(details?.bottom).toBeLessThan(history?.top ?? 0);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

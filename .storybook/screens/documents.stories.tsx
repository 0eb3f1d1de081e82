import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  getCreateInvoiceMockHandler,
  getGetInvoiceMockHandler,
  getListInvoicesMockHandler,
} from '@/shared/api/generated/endpoints/finances/finances.msw';
import { nextDownload } from '@/shared/testing/next-download';
import { draftOfInvoice } from './draft-of-invoice';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Documents',
  component: Screen,
  args: { path: '/manager/finances/documents' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.manager),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    const invoice = await canvas.findByRole('link', { name: 'Invoice 2026-000032' });
    await expect(invoice).toHaveAttribute('href', '/manager/finances/documents/32');
    const act = await canvas.findByRole('row', { name: /^Act 2026-000012/ });
    await expect(act).toHaveTextContent(/Nadia Petrova.*October 2026.*Issued.*123,500.00/);
    await expect(within(act).getByText('Issued').parentElement?.querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /^Amount, RUB/ })).toBeVisible();
    const download = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Act 2026-000012' }));
    await expect((await download).name).toBe('invoice-2026-000032.pdf');
  },
};

/** An admin drafts an invoice; it gets a number when it is issued. */
export const NewInvoice: Story = {
  tags: ['nightly'],
  args: { path: '/admin/finances/documents' },
  beforeEach: ({ msw, globals }) => {
    as.admin({ globals });
    msw.use(getCreateInvoiceMockHandler(), getGetInvoiceMockHandler(draftOfInvoice()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await expect(await dialog.findByRole('combobox', { name: 'Client' })).toBeInvalid();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Client' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Nadia Petrova/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount with VAT' }), '15000');
    await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
    const second = within(dialog.getByRole('group', { name: 'Line 2' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Title' }), 'A clip');
    await userEvent.type(second.getByRole('textbox', { name: 'Amount with VAT' }), '5000.50');
    await expect(dialog.getByText(/20,000.50/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Draft of an invoice' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListInvoicesMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents yet')).toBeVisible();
  },
};

/** Webmasters have no invoices or acts, and no link to this page. */
export const NoneForWebmasters: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/finances/documents' },
  ...seenBy(as.webmaster),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This page doesn't exist/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Act 2026-000012')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Documents' })).toHaveTextContent(/Amount: RUB 123,500\.00/);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

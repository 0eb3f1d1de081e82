import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getListInvoicesMockHandler } from '@/shared/api/generated/endpoints/finances/finances.msw';
import { nextDownload } from '@/shared/testing/next-download';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { telephone } from './telephone';

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
    await expect(invoice).toHaveAttribute('href', '/manager/finances/415');
    const act = await canvas.findByRole('row', { name: /^Act 2026-000012/ });
    await expect(act).toHaveTextContent(/Nadia Petrova.*2026-10.*Issued.*123,500.00/);
    const download = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Act 2026-000012' }));
    await expect((await download).name).toBe('invoice-2026-000032.pdf');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListInvoicesMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents yet')).toBeVisible();
  },
};

/** Webmasters have neither invoices nor acts, and no link to this page. */
export const NoneForWebmasters: Story = {
  args: { path: '/webmaster/finances/documents' },
  ...seenBy(as.webmaster),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This page doesn't exist")).toBeVisible();
  },
};

export const OnATelephone: Story = {
  globals: telephone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Act 2026-000012')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { amountFormat } from './amount-format.ts';
import { head, heading, labelledBlock, MUTED, type PrintedDocument, party } from './document-parts.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['InvoiceDetail'];

const titles: Record<Invoice['kind'], { en: string; ru: string }> = {
  invoice: { en: 'Invoice', ru: 'Счёт на оплату' },
  act: { en: 'Act of services', ru: 'Акт об оказании услуг' },
};

const roles: Record<Invoice['kind'], { seller: string; buyer: string }> = {
  invoice: { seller: 'Seller · Поставщик', buyer: 'Buyer · Покупатель' },
  act: { seller: 'Seller · Исполнитель', buyer: 'Buyer · Заказчик' },
};

/** The note beside the title of a document that requires no payment. */
const marks: Partial<Record<Invoice['status'], string>> = {
  draft: 'Draft · Черновик',
  paid: 'Paid · Оплачено',
  void: 'Void · Аннулирован',
};

const watermarks: Partial<Record<Invoice['status'], string>> = { draft: 'DRAFT', void: 'VOID' };

/** Lays out an invoice or an act on A4, in English and Russian. */
export function invoiceDocument(invoice: Invoice): PrintedDocument {
  const { kind, number, status, issued_at, period, seller, buyer, purpose } = invoice;
  const watermark = watermarks[status];
  const title = titles[kind];
  const named = `${title.en} · ${title.ru} № ${number ?? '—'}`;
  return {
    name: named,
    info: {
      title: named,
      author: seller.name,
      // constant, so that repeated downloads are identical
      creationDate: new Date(issued_at ?? 0),
    },
    ...(watermark && { watermark: { text: watermark, color: MUTED, opacity: 0.12, bold: true } }),
    content: [
      ...(kind === 'invoice' ? [bankDetails(seller)] : []),
      {
        columns: [
          { ...heading(named), width: '*' },
          { text: marks[status] ?? '', color: MUTED, alignment: 'right', width: 'auto', margin: [8, 5, 0, 0] },
        ],
      },
      { text: `Issued · Дата: ${issued_at?.slice(0, 10).split('-').reverse().join('.') ?? '—'}`, color: MUTED },
      ...(period === null ? [] : [{ text: `Period · Период: ${writePeriod(period)}`, color: MUTED }]),
      party(roles[kind].seller, seller),
      party(roles[kind].buyer, buyer),
      lines(invoice),
      totals(invoice),
      ...(purpose === '' ? [] : [labelledBlock('Payment purpose · Назначение платежа', [purpose])]),
      ...(kind === 'act' ? [signatures(seller, buyer)] : []),
    ],
  };
}

function writePeriod(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const end = `${String(month).padStart(2, '0')}.${year}`;
  return `01.${end} – ${last}.${end}`;
}

/** The statement that there are no claims, with a signature line for each party. */
function signatures(seller: Schemas['Party'], buyer: Schemas['Party']): Content {
  const line = (): Content => ({
    canvas: [{ type: 'line', x1: 0, y1: 34, x2: 200, y2: 34, lineWidth: 0.5, lineColor: MUTED }],
  });
  return {
    unbreakable: true,
    stack: [
      { text: 'The services were rendered in full; the buyer has no claims.', margin: [0, 18, 0, 0] },
      { text: 'Услуги оказаны полностью, заказчик претензий не имеет.', margin: [0, 0, 0, 18] },
      {
        // in table rows, so that both lines are level however long the names are
        table: {
          widths: ['*', '*'],
          body: [
            [head(roles.act.seller), head(roles.act.buyer)],
            [seller.name, buyer.name],
            [line(), line()],
          ],
        },
        layout: 'signatures',
      },
    ],
  };
}

/** The file name of a document, such as `invoice-2026-000032.pdf`. */
export const invoiceFilename = ({ kind, number, id }: Invoice): string => `${kind}-${number ?? `draft-${id}`}.pdf`;

/** The details for a bank transfer, without those that the seller has not configured. */
function bankDetails({ name, bank, bic, account, correspondent_account }: Schemas['Party']): Content {
  const rows: [label: string, value: string][] = [
    ['Recipient · Получатель', name],
    ['Bank · Банк', bank],
    ['BIC · БИК', bic],
    ['Account · Р/с', account],
    ['Corr. account · К/с', correspondent_account],
  ];
  return {
    table: {
      widths: [120, '*'],
      body: rows
        .filter(([, value]) => value !== '')
        .map(([label, value]): TableCell[] => [{ text: label, color: MUTED }, { text: value }]),
    },
    layout: 'framed',
    margin: [0, 0, 0, 22],
  };
}

function lines({ lines: items, currency, precision }: Invoice): Content {
  const format = amountFormat(precision);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [16, '*', 48, 84, 84],
      body: [
        [
          head('№'),
          head('Title · Наименование'),
          head('Quantity\nКол-во', 'right'),
          head(`Price, ${currency}\nЦена`, 'right'),
          head(`Amount, ${currency}\nСумма`, 'right'),
        ],
        ...items.map(({ title, quantity, price, amount }, index): TableCell[] => [
          { text: String(index + 1), color: MUTED },
          { text: title },
          { text: quantity, alignment: 'right' },
          { text: format(price), alignment: 'right' },
          { text: format(amount), alignment: 'right' },
        ]),
      ],
    },
    layout: 'ruled',
    margin: [0, 22, 0, 0],
  };
}

function totals({ kind, amount, vat, vat_rate, total, currency, precision }: Invoice): Content {
  const format = amountFormat(precision);
  const row = (label: string, value: string, bold = false): TableCell[] => [
    { text: label, alignment: 'right', bold, ...(bold ? {} : { color: MUTED }) },
    { text: `${format(value)} ${currency}`, alignment: 'right', bold },
  ];
  return {
    unbreakable: true,
    table: {
      widths: ['*', 120],
      body: [
        row('Without VAT · Без НДС', amount),
        row(`VAT ${vat_rate}% · НДС ${vat_rate}%`, vat),
        row(kind === 'invoice' ? 'To pay · Итого к оплате' : 'Total · Итого', total, true),
      ],
    },
    layout: 'sums',
    margin: [0, 8, 0, 0],
  };
}

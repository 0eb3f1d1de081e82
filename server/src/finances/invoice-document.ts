import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { components } from '../contract/generated/contract.d.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['InvoiceDetail'];

const INK = '#16181d';
const MUTED = '#5d6470';
const LINE = '#d5d8de';

const titles: Record<Invoice['kind'], { en: string; ru: string }> = {
  invoice: { en: 'Invoice', ru: 'Счёт на оплату' },
  act: { en: 'Act of services', ru: 'Акт об оказании услуг' },
};

/** What stands beside the title of a document that asks for nothing more. */
const marks: Partial<Record<Invoice['status'], string>> = { paid: 'Paid · Оплачено', void: 'Void · Аннулирован' };

/** Lays an invoice or an act out on A4, in English and Russian: its readers are people and their accountants. */
export function invoiceDocument(invoice: Invoice): TDocumentDefinitions {
  const { kind, number, status, issued_at, seller, buyer, purpose } = invoice;
  const title = titles[kind];
  const named = `${title.en} · ${title.ru} № ${number ?? '—'}`;
  return {
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 52],
    info: {
      title: named,
      author: seller.name,
      // a document is the same however often it is downloaded
      creationDate: new Date(issued_at ?? 0),
    },
    defaultStyle: { color: INK },
    content: [
      ...(kind === 'invoice' ? [bankDetails(seller)] : []),
      {
        columns: [
          { text: named, fontSize: 15, bold: true, width: '*' },
          { text: marks[status] ?? '', color: MUTED, alignment: 'right', width: 'auto', margin: [8, 5, 0, 0] },
        ],
      },
      { text: `Issued · Дата: ${issued_at?.slice(0, 10).split('-').reverse().join('.') ?? '—'}`, color: MUTED },
      party('Seller · Поставщик', seller),
      party('Buyer · Покупатель', buyer),
      lines(invoice),
      totals(invoice),
      ...(purpose === '' ? [] : [labelled('Payment purpose · Назначение платежа', [purpose])]),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: named, color: MUTED },
        { text: `${page} / ${pages}`, color: MUTED, alignment: 'right', width: 60 },
      ],
      fontSize: 7.5,
      margin: [48, 16, 48, 0],
    }),
  };
}

/** The file name of a document: `invoice-2026-000032.pdf`. */
export const invoiceFilename = ({ kind, number, id }: Invoice): string => `${kind}-${number ?? `draft-${id}`}.pdf`;

const labelled = (label: string, texts: string[]): Content => ({
  stack: [{ text: label, color: MUTED, fontSize: 8 }, ...texts.filter((text) => text !== '')],
  margin: [0, 14, 0, 0],
});

const party = (label: string, { name, inn, kpp, address }: Schemas['Party']): Content =>
  labelled(label, [name, [inn && `INN · ИНН ${inn}`, kpp && `KPP · КПП ${kpp}`].filter(Boolean).join(', '), address]);

/** What the payer's bank asks for; what the seller has not filled in is left out. */
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
    layout: { ...ruled, vLineWidth: () => 0.5, vLineColor: () => LINE, paddingLeft: () => 6 },
    margin: [0, 0, 0, 22],
  };
}

function lines({ lines: items, currency, precision }: Invoice): Content {
  const format = amountFormat(precision);
  return {
    table: {
      headerRows: 1,
      // a line that has room on the next page is not cut
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
    layout: ruled,
    margin: [0, 22, 0, 0],
  };
}

const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  alignment,
  color: MUTED,
  fontSize: 8,
});

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
    layout: { ...ruled, hLineWidth: () => 0, paddingTop: () => 2, paddingBottom: () => 2 },
    margin: [0, 8, 0, 0],
  };
}

/** Groups digits without ever making a number of the text. */
function amountFormat(precision: number): (amount: string) => string {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: precision, maximumFractionDigits: 6 });
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}

const ruled = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 4,
  paddingBottom: () => 4,
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
  paddingRight: (column: number, { table }: { table: { widths?: unknown } }) =>
    column === (table.widths as unknown[]).length - 1 ? 0 : 6,
};

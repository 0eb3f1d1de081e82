import { expect, it } from 'vitest';
import {
  checkInvoiceAction,
  type InvoiceAction,
  type InvoiceKind,
  type InvoiceRole,
  type InvoiceStatus,
  invoiceActions,
  validateVoidReason,
} from './invoice.ts';

const statuses: InvoiceStatus[] = ['draft', 'issued', 'paid', 'void'];

/** All allowed actions; the others are refused. */
const allowed: [InvoiceKind, InvoiceRole, Record<InvoiceAction, InvoiceStatus[]>][] = [
  ['invoice', 'admin', { edit: ['draft'], issue: ['draft'], pay: [], void: ['issued'], revert: [], delete: ['draft'] }],
  ['invoice', 'ledger', { edit: [], issue: [], pay: ['issued'], void: ['issued'], revert: ['paid'], delete: [] }],
  ['invoice', 'reader', { edit: [], issue: [], pay: [], void: [], revert: [], delete: [] }],
  ['act', 'admin', { edit: ['draft'], issue: ['draft'], pay: [], void: ['issued'], revert: [], delete: ['draft'] }],
  ['act', 'ledger', { edit: [], issue: [], pay: [], void: [], revert: [], delete: [] }],
  ['act', 'reader', { edit: [], issue: [], pay: [], void: [], revert: [], delete: [] }],
];

it.each(allowed)('allows %s documents to be changed by %s in these statuses: %j', (kind, role, wanted) => {
  const open = Object.fromEntries(
    Object.keys(wanted).map((action) => [
      action,
      statuses.filter((status) => checkInvoiceAction({ kind, status }, action as InvoiceAction, role) === null),
    ]),
  );
  expect(open).toEqual(wanted);
  const offered = Object.entries(wanted).filter(([, from]) => from.length > 0);
  expect(invoiceActions(kind, role)).toEqual(offered.map(([action]) => action));
});

it.each([
  ['invoice', 'issued', 'issue', 'admin', 'This invoice is already issued'],
  ['invoice', 'void', 'void', 'admin', 'This invoice is already void'],
  ['invoice', 'paid', 'void', 'admin', "An invoice that is paid can't be made void"],
  ['invoice', 'issued', 'delete', 'admin', "An invoice that is issued can't be deleted"],
  ['invoice', 'issued', 'pay', 'admin', "An invoice can't be marked as paid by hand"],
  ['invoice', 'issued', 'revert', 'ledger', "An invoice that is issued can't be taken back"],
  ['act', 'draft', 'void', 'admin', "An act that is a draft can't be made void"],
  ['act', 'issued', 'void', 'reader', 'Only admins can make an act void'],
  ['invoice', 'draft', 'edit', 'reader', 'Only admins can edit an invoice'],
] as const)('of an %s that is %s: %s by %s is refused with "%s"', (kind, status, action, role, text) => {
  expect(checkInvoiceAction({ kind, status }, action, role)?.text).toBe(text);
});

it.each([
  ['', 'Required'],
  ['   ', 'Required'],
  ['no', 'At least 3 characters'],
  ['wrong', undefined],
])('the reason %j gets the message %s', (reason, message) => {
  expect(validateVoidReason(reason).reason?.[0]).toBe(message);
});

import type { Analytics } from '../events/analytics/ask-analytics.ts';
import type { Notices } from '../identity/notifications/notices.ts';
import type { Handlers } from '../platform/contract/handlers.ts';
import { whileConnected } from '../platform/contract/while-connected.ts';
import type { Db } from '../platform/db/database.ts';
import { changeInvoiceStatus } from './documents/change-invoice-status.ts';
import type { PrintedDocument } from './documents/document-parts.ts';
import { createInvoice, removeInvoice, updateInvoice } from './documents/draft-invoices.ts';
import { invoiceDocument, invoiceFilename } from './documents/invoice-document.ts';
import { describeInvoice, listInvoices } from './documents/invoices.ts';
import type { IssuerConfig } from './documents/issuer.ts';
import { listRequisites } from './documents/list-requisites.ts';
import { renderPdf } from './documents/render-pdf.ts';
import { createAdjustment, revertTransaction } from './ledger/adjust-balance.ts';
import { readBalances } from './ledger/balances.ts';
import { updateCreditLimit } from './ledger/credit-limit.ts';
import { listOpenItems } from './ledger/open-items.ts';
import { closeMonth, listMonths } from './months/close-month.ts';
import { readInvalidTraffic } from './months/invalid-traffic.ts';
import { readMonthStatement } from './months/month-statement.ts';
import { changeTransactionStatus } from './payments/change-transaction.ts';
import { createTransaction } from './payments/create-transaction.ts';
import { listTransactions } from './payments/list-transactions.ts';
import { describeTransaction } from './payments/transaction-body.ts';
import { assignPayment } from './statements/assign-payment.ts';
import { importStatement, previewStatement } from './statements/import-statement.ts';
import { dismissPayment, listUnassignedPayments, restorePayment } from './statements/unassigned-payments.ts';

type Operations =
  | 'listBalances'
  | 'listTransactions'
  | 'listRequisites'
  | 'createTransaction'
  | 'getTransaction'
  | 'changeTransactionStatus'
  | 'createAdjustment'
  | 'revertTransaction'
  | 'updateCreditLimit'
  | 'listInvoices'
  | 'getInvoice'
  | 'getInvoiceFile'
  | 'createInvoice'
  | 'updateInvoice'
  | 'removeInvoice'
  | 'changeInvoiceStatus'
  | 'previewStatement'
  | 'importStatement'
  | 'listUnassignedPayments'
  | 'assignPayment'
  | 'dismissPayment'
  | 'restorePayment'
  | 'listMonths'
  | 'closeMonth'
  | 'listOpenItems'
  | 'getMonthStatement'
  | 'getInvalidTraffic';

interface Deps {
  db: Db;
  config: IssuerConfig;
  notices: Notices;
  analytics: Pick<Analytics, 'planOf' | 'ask'>;
}

export const financeHandlers = (deps: Deps): Pick<Handlers, Operations> => {
  const { db, config } = deps;
  return {
    async listBalances({ viewer, query }) {
      return { status: 200, body: { items: await readBalances(db, viewer, query) } };
    },

    async listTransactions(call) {
      return { status: 200, body: await listTransactions(db, call) };
    },

    async listRequisites({ viewer, query }) {
      return { status: 200, body: { items: await listRequisites(db, viewer, query.user_id) } };
    },

    async createTransaction(call) {
      const { id } = await createTransaction(deps, call);
      return { status: 201, body: await describeTransaction(db, call.viewer, id) };
    },

    async getTransaction({ viewer, params }) {
      return { status: 200, body: await describeTransaction(db, viewer, params.transactionId) };
    },

    async changeTransactionStatus({ viewer, params: { transactionId }, body }) {
      await changeTransactionStatus(deps, viewer, transactionId, body);
      return { status: 200, body: await describeTransaction(db, viewer, transactionId) };
    },

    async createAdjustment(call) {
      const { id } = await createAdjustment(db, call);
      return { status: 201, body: await describeTransaction(db, call.viewer, id) };
    },

    async revertTransaction({ viewer, params, body }) {
      const id = await revertTransaction(db, viewer, params.transactionId, body);
      return { status: 201, body: await describeTransaction(db, viewer, id) };
    },

    async updateCreditLimit(call) {
      await updateCreditLimit(db, call);
      return { status: 200, body: { items: await readBalances(db, call.viewer, { user_id: call.body.user_id }) } };
    },

    async listInvoices(call) {
      return { status: 200, body: await listInvoices(db, call) };
    },

    async getInvoice({ viewer, params }) {
      return { status: 200, body: await describeInvoice(db, viewer, params.invoiceId) };
    },

    async getInvoiceFile({ viewer, params }) {
      const invoice = await describeInvoice(db, viewer, params.invoiceId);
      return { status: 200, body: await pdfFile(invoiceFilename(invoice), invoiceDocument(invoice)) };
    },

    async createInvoice({ viewer, body }) {
      const id = await createInvoice(db, config, viewer, body);
      return { status: 201, body: await describeInvoice(db, viewer, id) };
    },

    async updateInvoice({ viewer, params: { invoiceId }, body }) {
      await updateInvoice(db, config, viewer, invoiceId, body);
      return { status: 200, body: await describeInvoice(db, viewer, invoiceId) };
    },

    async removeInvoice({ viewer, params }) {
      await removeInvoice(db, viewer, params.invoiceId);
      return { status: 204, body: undefined };
    },

    async changeInvoiceStatus({ viewer, params: { invoiceId: id }, body }) {
      await changeInvoiceStatus(deps, viewer, { ...body, id });
      return { status: 200, body: await describeInvoice(db, viewer, id) };
    },

    async previewStatement({ viewer, body }) {
      return { status: 200, body: { items: await previewStatement(db, viewer, body) } };
    },

    async importStatement({ viewer, body }) {
      return { status: 200, body: { items: await importStatement(deps, viewer, body) } };
    },

    async listUnassignedPayments(call) {
      return { status: 200, body: await listUnassignedPayments(db, call) };
    },

    async assignPayment(call) {
      const id = await assignPayment(deps, call);
      return { status: 200, body: await describeTransaction(db, call.viewer, id) };
    },

    async dismissPayment({ viewer, params, body }) {
      await dismissPayment(db, viewer, params.paymentId, body.comment);
      return { status: 204, body: undefined };
    },

    async restorePayment({ viewer, params }) {
      await restorePayment(db, viewer, params.paymentId);
      return { status: 204, body: undefined };
    },

    async listMonths({ viewer }) {
      return { status: 200, body: { items: await listMonths(db, viewer) } };
    },

    async closeMonth({ viewer, params }) {
      return { status: 200, body: await closeMonth(db, config, viewer, params) };
    },

    async listOpenItems({ viewer, params }) {
      return { status: 200, body: await listOpenItems(db, viewer, params.month) };
    },

    async getMonthStatement(call) {
      const { filename, document } = await readMonthStatement(db, config, call);
      return { status: 200, body: await pdfFile(filename, document) };
    },

    async getInvalidTraffic({ request, ...call }) {
      return { status: 200, body: await whileConnected(request, (signal) => readInvalidTraffic(deps, call, signal)) };
    },
  };
};

const pdfFile = async (filename: string, document: PrintedDocument) => ({
  filename,
  content_type: 'application/pdf' as const,
  content: (await renderPdf(document)).toString('base64'),
});

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { chooseBalance, loadedBalances, readCurrency, transactionQueries } from '@/entities/transaction';
import { userQueries } from '@/entities/user';
import { type Balance, createInvoice, type InvoiceDetail, updateInvoice } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { ComboboxField } from '@/shared/ui/combobox';
import { SelectField, TextField } from '@/shared/ui/field';
import { useRecordForm } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { draftEdits } from '../model/draft-edits';
import { blankDraft, type DraftValues, draftResolver, sumLines, toValues } from '../model/draft-form';
import { LinesField } from './lines-field';

const Total = styled('p', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', fontWeight: 'medium' },
});

interface DraftDialogProps {
  /** The draft to edit; undefined for a new invoice. */
  draft?: InvoiceDetail;
  /** The client of a new invoice, if known. */
  client?: number | undefined;
  onClose: () => void;
  onSaved?: (saved: InvoiceDetail) => unknown;
}

async function createDraft({ user_id, currency, ...values }: DraftValues, queryClient: QueryClient) {
  const payer = user_id as number;
  return createInvoice({ ...values, user_id: payer, currency: await readCurrency(queryClient, payer, currency) });
}

const unitOf = (account: Pick<Balance, 'currency' | 'precision'> | undefined) =>
  account && { code: account.currency, precision: account.precision };

/**
 * Creates an invoice as a draft, or edits the draft of a document. A draft has no number and requests no payment yet.
 */
export function DraftDialog({ draft, client, onClose, onSaved }: DraftDialogProps) {
  const [blank] = useState(() => blankDraft(client));
  const queryClient = useQueryClient();
  const { form, edited, save } = useRecordForm({
    record: draft ?? { version: 0 },
    toFormValues: (record) => ('lines' in record ? toValues(record) : blank),
    resolver: (values, ...rest) => {
      const account = draft ?? chooseBalance(values, loadedBalances(queryClient, values.user_id));
      return draftResolver(unitOf(account))(values, ...rest);
    },
    save: ({ subject, lines: wanted, ...rest }: DraftValues, { version }) =>
      draft === undefined
        ? createDraft({ subject, lines: wanted, ...rest }, queryClient)
        : updateInvoice(draft.id, { subject, lines: wanted, version }),
    meta: {
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: draft === undefined ? 'Draft created' : 'Draft updated',
    },
  });
  const [payer, currency, lines] = useWatch({ control: form.control, name: ['user_id', 'currency', 'lines'] });
  const { data: balances = [] } = useQuery({
    ...transactionQueries.balances(payer ?? undefined),
    enabled: payer !== null,
  });
  const known = payer === null ? [] : balances;
  const codes = known.map((balance) => balance.currency);
  const unit = unitOf(draft ?? chooseBalance({ currency }, known));
  const [first] = codes;
  const isKnown = codes.includes(currency);
  // sets the currency of the account, which does not count as a change by the user
  useEffect(() => {
    if (draft === undefined && first !== undefined && !isKnown) form.setValue('currency', first);
  }, [form, draft, first, isKnown]);

  const { data: found } = useQuery({ ...userQueries.found('advertiser', ''), enabled: client !== undefined });
  const label = found?.find(({ value }) => value === client)?.label ?? `User ${client}`;
  const isAct = draft?.kind === 'act';
  const sum = unit === undefined ? null : sumLines(lines, unit);
  return (
    <FormDialog
      title={draft === undefined ? 'New invoice' : 'Edit draft'}
      form={form}
      edited={{ what: 'draft', ...edited, history: draftEdits(draft) }}
      onSubmit={async (values) => onSaved?.(await save(values))}
      onClose={onClose}
      submitLabel={draft === undefined ? 'Create draft' : 'Save'}
    >
      {draft === undefined && (
        <ComboboxField
          name="user_id"
          label="Client"
          search={(text) => userQueries.found('advertiser', text)}
          knownOptions={client === undefined ? [] : [{ value: client, label }]}
          required
        />
      )}
      {draft === undefined && codes.length > 1 && (
        <SelectField
          name="currency"
          label="Currency"
          options={codes.map((value) => ({ value, label: value }))}
          required
        />
      )}
      <LinesField currency={unit?.code ?? ''} />
      {!isAct && (
        <TextField
          name="subject"
          label="Payment purpose"
          help="Stands between the number of the invoice and its VAT: “advertising under contract 12”"
        />
      )}
      <Total>
        Total with VAT
        <span>{unit ? <Amount amount={sum} unit={{ currency: unit.code, precision: unit.precision }} /> : '–'}</span>
      </Total>
    </FormDialog>
  );
}

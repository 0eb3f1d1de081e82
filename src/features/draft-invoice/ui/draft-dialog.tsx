import { chakra } from '@chakra-ui/react/styled-system';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readCurrency, transactionQueries } from '@/entities/transaction';
import { userQueries } from '@/entities/user';
import { createInvoice, type InvoiceDetail, updateInvoice } from '@/shared/api';
import { Amount } from '@/shared/ui/amount';
import { ComboboxField } from '@/shared/ui/combobox';
import { SelectField, TextField } from '@/shared/ui/field';
import { formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { draftEdits } from '../model/draft-edits';
import { blankDraft, type DraftValues, draftResolver, sumLines, toValues } from '../model/draft-form';
import { LinesField } from './lines-field';

const Total = chakra('p', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', fontWeight: 'medium' },
});

interface DraftDialogProps {
  /** The draft to edit; a new invoice without one. */
  draft?: InvoiceDetail;
  /** The client of a new invoice, if it is known. */
  client?: number | undefined;
  onClose: () => void;
  onSaved?: (saved: InvoiceDetail) => unknown;
}

async function createDraft({ user_id, currency, ...values }: DraftValues, queryClient: QueryClient) {
  const payer = user_id as number;
  return createInvoice({ ...values, user_id: payer, currency: await readCurrency(queryClient, payer, currency) });
}

/** Prepares an invoice, or edits the draft of a document. It has no number and asks for nothing yet. */
export function DraftDialog({ draft, client, onClose, onSaved }: DraftDialogProps) {
  const [blank] = useState(() => blankDraft(client));
  const [payer, setPayer] = useState(draft?.user_id ?? client ?? null);
  const { data: balances = [] } = useQuery({
    ...transactionQueries.balances(payer ?? undefined),
    enabled: payer !== null,
  });
  const [code, setCode] = useState(draft?.currency ?? '');
  const balance = payer === null ? undefined : balances.find(({ currency }) => currency === code);
  const precision = draft?.precision ?? balance?.precision;
  const unit = useMemo(() => (precision === undefined ? undefined : { code, precision }), [code, precision]);
  const resolver = useMemo(() => draftResolver(unit), [unit]);
  const form = useForm<DraftValues>({
    ...formBehaviour,
    resolver,
    defaultValues: draft === undefined ? blank : toValues(draft),
  });
  const valuesOf = (record: InvoiceDetail | { version: number }) => ('lines' in record ? toValues(record) : blank);
  const edited = useEditedRecord(form, draft ?? { version: 0 }, valuesOf);
  const [user, currency, lines] = useWatch({ control: form.control, name: ['user_id', 'currency', 'lines'] });
  useEffect(() => setPayer(user), [user]);
  useEffect(() => setCode(currency), [currency]);

  const codes = payer === null ? [] : balances.map((one) => one.currency);
  const [first] = codes;
  const isKnown = codes.includes(currency);
  // the currency of the account, without counting as a change
  useEffect(() => {
    if (draft === undefined && first !== undefined && !isKnown) form.setValue('currency', first);
  }, [form, draft, first, isKnown]);

  const { mutateAsync: save } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: draft === undefined ? 'Draft created' : 'Draft updated',
    },
    mutationFn: ({ subject, lines: wanted, ...rest }: DraftValues, context) =>
      draft === undefined
        ? createDraft({ subject, lines: wanted, ...rest }, context.client)
        : updateInvoice(draft.id, { subject, lines: wanted, version: edited.base.version }),
  });

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
      <LinesField currency={code} />
      {!isAct && (
        <TextField
          name="subject"
          label="Payment purpose"
          help="Stands between the number of the invoice and its VAT: “advertising under contract 12”"
        />
      )}
      <Total>
        Total with VAT
        <span>{unit ? <Amount amount={sum} unit={{ currency: code, precision: unit.precision }} /> : '–'}</span>
      </Total>
    </FormDialog>
  );
}

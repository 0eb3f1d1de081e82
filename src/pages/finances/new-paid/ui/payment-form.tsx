import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { chooseBalance, loadedBalances, readCurrency, transactionQueries } from '@/entities/transaction';
import { createTransaction, type TransactionDetail, ValidationError } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { TextareaField, WithPresets } from '@/shared/ui/field';
import { Form, FormBar, formBehaviour, type HiddenFields, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { MoneyField } from '@/shared/ui/money-field';
import { Section } from '@/shared/ui/section';
import { amountPresets } from '../model/amount-presets';
import {
  blankPayment,
  isLargeDeposit,
  type PaymentType,
  type PaymentValues,
  paymentResolver,
  toRequest,
} from '../model/payment-form';
import { ClientField } from './client-field';
import { PaymentPreview } from './payment-preview';
import { RequisitesFields } from './requisites-fields';

/** The preview of the steps is next to the fields if there is room, and below them on phones. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, {sizes.form})', xl: 'minmax(0, {sizes.form}) minmax(0, {sizes.96})' },
    gridTemplateRows: { xl: 'auto 1fr' },
    alignItems: 'start',
    columnGap: '16',
    '& > aside': { gridColumn: { xl: '2' }, gridRow: { xl: '1 / span 2' } },
  },
});

const submitLabels: Record<PaymentType, string> = { deposit: 'Issue invoice', withdrawal: 'Request payout' };

interface PaymentFormProps {
  type: PaymentType;
  /** Whether the user acts for clients. */
  isForOthers: boolean;
  client: number | undefined;
  idempotencyKey: string;
  /** The values that this form sent before a reload. */
  sent: PaymentValues | undefined;
  onSend: (values: PaymentValues) => void;
  onCreated: (transaction: TransactionDetail) => Promise<unknown>;
  /** Called if the idempotency key was already used with other values. */
  onKeyUsed: () => void;
}

/** Requests a deposit or a payout. Sending the form twice creates one payment. */
export function PaymentForm({
  type,
  isForOthers,
  client,
  idempotencyKey,
  sent,
  onSend,
  onCreated,
  onKeyUsed,
}: PaymentFormProps) {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [opensAccount, setOpensAccount] = useState(false);
  const [initial] = useState<PaymentValues>(() => sent ?? blankPayment(type, client));
  const resolver = useMemo(() => {
    const balancesOf = (payer: number | null) => loadedBalances(queryClient, isForOthers ? payer : undefined);
    return paymentResolver({ type, needsClient: isForOthers }, balancesOf);
  }, [queryClient, type, isForOthers]);
  const form = useForm<PaymentValues>({ ...formBehaviour, resolver, defaultValues: initial });
  useFormGuard(form.control);
  const [chosen, currency] = useWatch({ control: form.control, name: ['user_id', 'currency'] });
  const payer = isForOthers ? chosen : null;
  const isKnown = !isForOthers || payer !== null;
  const { data: balances = [] } = useQuery({ ...transactionQueries.balances(payer ?? undefined), enabled: isKnown });
  const known = isKnown ? balances : [];
  const codes = known.map((one) => one.currency);
  const balance = chooseBalance({ currency }, known);

  const { mutateAsync: create } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: ({ invoice_number: number }: TransactionDetail) =>
        number === null ? 'Payout requested' : `Invoice ${number} issued`,
    },
    mutationFn: (values: PaymentValues) => createTransaction(toRequest(type, idempotencyKey, values)),
  });

  const isSure = async ({ amount, currency }: PaymentValues, payer: number | undefined) => {
    const all = await queryClient.ensureQueryData(transactionQueries.balances(payer));
    const unit = all.find((one) => one.currency === currency);
    return (
      type === 'withdrawal' ||
      unit === undefined ||
      !isLargeDeposit(amount, unit) ||
      confirm({
        title: `Deposit ${formatAmount(amount, unit)}?`,
        text: 'This is larger than most deposits. Check the amount: the invoice is issued at once.',
        confirmLabel: 'Issue invoice',
      })
    );
  };

  const submit = async (values: PaymentValues) => {
    const payer = values.user_id ?? undefined;
    const payment = { ...values, currency: await readCurrency(queryClient, payer, values.currency) };
    if (!(await isSure(payment, payer))) return;
    onSend(payment);
    try {
      await onCreated(await create(payment));
    } catch (error) {
      if (!(error instanceof ValidationError && 'idempotency_key' in error.errors)) throw error;
      onKeyUsed();
    }
  };

  const isPayout = type === 'withdrawal';
  /** A saved account is shown as one line, so an error in it must open its fields. */
  const hidden: HiddenFields = {
    has: (path) => isPayout && path.startsWith('requisites.'),
    reveal: (refused) => {
      if (refused.some((path) => path.startsWith('requisites.'))) flushSync(() => setOpensAccount(true));
      return undefined;
    },
  };
  return (
    <Form form={form} onSubmit={submit} label={isPayout ? 'Payout' : 'Deposit'} hidden={hidden} width="full">
      <Columns>
        <div>
          <Section title="Payment">
            {isForOthers && <ClientField type={type} client={initial.user_id ?? undefined} />}
            <WithPresets
              label="Presets"
              options={balance ? amountPresets(type, balance) : []}
              onChoose={(amount) =>
                form.setValue('amount', amount, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
              }
            >
              <MoneyField
                name="amount"
                label="Amount"
                currency={codes.length > 1 ? { name: 'currency', codes } : (balance?.currency ?? '')}
                required
                {...(balance &&
                  isPayout && { help: `Available ${formatAmount(balance.available, balance, { bare: true })}` })}
              />
            </WithPresets>
            <TextareaField name="comment" label="Comment" />
          </Section>
          {isPayout && (
            <RequisitesFields
              client={payer ?? undefined}
              isKnown={isKnown}
              isOpen={opensAccount}
              onToggle={setOpensAccount}
            />
          )}
        </div>
        <aside>
          <PaymentPreview type={type} balance={balance} />
        </aside>
      </Columns>
      <FormBar>
        <SubmitButton>{submitLabels[type]}</SubmitButton>
      </FormBar>
    </Form>
  );
}

import { currencyQueries } from '@/entities/currency';
import { type Currency, createCurrency, updateCurrency } from '@/shared/api';
import { CurrencyInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { CheckboxField } from '@/shared/ui/checkbox';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { TextField } from '@/shared/ui/field';
import { useRecordForm } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { MoneyField } from '@/shared/ui/money-field';
import { NumberField } from '@/shared/ui/number-field';
import { settingsEdits } from '@/widgets/settings-history';
import { formatRate, isLargeChange } from '../model/rate';

const check = contractResolver(CurrencyInput);
/** Converts the code to upper case before validation: "jpy" is accepted as JPY. */
const resolver: typeof check = (values, ...rest) => check({ ...values, code: values.code.toUpperCase() }, ...rest);

const blank = {
  code: '',
  symbol: '',
  precision: 2,
  rate: undefined,
  is_base: false,
  min_withdrawal: '0',
  large_deposit: '0',
  version: 0,
};
const toFormValues = ({
  code,
  symbol,
  precision,
  rate,
  is_base,
  min_withdrawal,
  large_deposit,
}: Currency | typeof blank) => ({
  code,
  symbol,
  precision,
  rate,
  is_base,
  min_withdrawal,
  large_deposit,
});

interface CurrencyDialogProps {
  record?: Currency;
  base: string;
  onClose: () => void;
}

/** Edits a currency, or creates one if there is no `record`. A large change of the rate needs a confirmation. */
export function CurrencyDialog({ record, base, onClose }: CurrencyDialogProps) {
  const confirm = useConfirm();
  const { form, edited, save } = useRecordForm({
    record: record ?? blank,
    toFormValues,
    resolver,
    save: ({ code, is_base, ...values }: CurrencyInput, { version }) =>
      record ? updateCurrency(record.id, { ...values, version }) : createCurrency({ code, is_base, ...values }),
    meta: {
      invalidates: [{ queryKey: currencyQueries.all() }],
      success: (saved: Currency) => `Currency ${saved.code} ${record ? 'updated' : 'created'}`,
    },
  });
  const submit = async (values: CurrencyInput) => {
    const old = edited.base.rate;
    const isSure =
      old === undefined ||
      !isLargeChange(old, values.rate) ||
      (await confirm({
        title: `Change the rate of ${values.code}?`,
        text: `The rate changes by more than 20%, from ${formatRate(old)} to ${formatRate(values.rate)} ${base}.`,
        confirmLabel: 'Change rate',
      }));
    if (!isSure) return false;
    await save(values);
    return true;
  };
  const title = record ? `Edit ${record.code}` : 'New currency';
  return (
    <FormDialog
      title={title}
      form={form}
      edited={{ what: 'currency', ...edited, history: settingsEdits('currency', record?.id ?? 0) }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={record ? 'Save' : 'Create currency'}
    >
      <TextField
        name="code"
        label="Code"
        required
        {...(record
          ? { disabled: true, disabledReason: 'The code stays as it is: accounts refer to it' }
          : { help: 'Three letters of ISO 4217, such as EUR' })}
      />
      <TextField name="symbol" label="Symbol" />
      <NumberField name="precision" label="Decimal places" integer min={0} max={4} required />
      <NumberField
        name="rate"
        label="Rate"
        unit={base}
        required
        {...(record?.is_base
          ? { disabledReason: 'Always 1: the rates of all currencies refer to this one' }
          : { help: 'The value of one unit, from today on' })}
      />
      <MoneyField
        name="min_withdrawal"
        label="Smallest payout"
        currency={record?.code ?? ''}
        help="0 for none"
        required
      />
      <MoneyField
        name="large_deposit"
        label="Large deposit"
        currency={record?.code ?? ''}
        help="A deposit above it asks before its invoice is issued. 0 for none"
        required
      />
      {!record && <CheckboxField name="is_base" label="Base currency" help="Rates refer to it" />}
    </FormDialog>
  );
}

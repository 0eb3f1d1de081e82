import { useSuspenseQuery } from '@tanstack/react-query';
import { currencyQueries } from '@/entities/currency';
import { userLabels } from '@/entities/user';
import { SelectField } from '@/shared/ui/field';

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** One of the platform's currencies: `RUB, Russian Ruble`. The screen's loader fetches them. */
export function CurrencyField({ lockedReason }: { lockedReason?: string | undefined }) {
  const { data: currencies } = useSuspenseQuery(currencyQueries.list());
  return (
    <SelectField
      name="currency"
      label={userLabels.currency}
      help="Of bids, limits and the balance"
      options={currencies.map(({ code }) => ({ value: code, label: `${code}, ${names.of(code)}` }))}
      {...(lockedReason && { disabled: true, disabledReason: lockedReason })}
      required
    />
  );
}

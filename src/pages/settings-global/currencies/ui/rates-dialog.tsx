import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '@/entities/currency';
import type { Currency } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';
import { DescriptionList } from '@/shared/ui/description-list';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { FieldsSkeleton, Loading } from '@/shared/ui/skeleton';
import { formatRate } from '../model/rate';

/** The rates of a currency, each with the first day on which it applied. */
export function RatesDialog({ currency, base, onClose }: { currency: Currency; base: string; onClose: () => void }) {
  const query = useQuery(currencyQueries.rates(currency.id));
  const failure = failureOf(query);
  return (
    <Dialog title={`Rates of ${currency.code}`} open onOpenChange={(open) => !open && onClose()}>
      {failure && <ErrorState {...failure} />}
      {query.data && (
        <DescriptionList
          items={query.data.map(({ day, rate }) => ({
            term: `From ${formatDay(day)}`,
            value: `${formatRate(rate)} ${base}`,
          }))}
        />
      )}
      {!failure && !query.data && (
        <Loading>
          <FieldsSkeleton fields={2} />
        </Loading>
      )}
    </Dialog>
  );
}

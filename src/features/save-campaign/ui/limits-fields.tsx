import { chakra } from '@chakra-ui/react/styled-system';
import { targetingLabels } from '@/entities/targeting';
import { FieldPair } from '@/shared/ui/field';
import { NumberField } from '@/shared/ui/number-field';

/** Delivery keeps whom it has shown what in memory, under a salt that changes each day. */
const ofPersons =
  'Both hold per person and day: people are recognised by address and browser until midnight UTC, and anew after a restart.';

const Note = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });

/** Budgets and limits. An empty field is no limit. */
export function LimitsFields({ currency }: { currency: string | undefined }) {
  const cash = { min: 0, ...(currency && { unit: currency }) };
  const count = { min: 0, integer: true };
  return (
    <>
      <FieldPair>
        <NumberField name="ads.cash_limit_day" label={targetingLabels.cash_limit_day} {...cash} />
        <NumberField name="ads.cash_limit" label={targetingLabels.cash_limit} {...cash} />
      </FieldPair>
      <FieldPair>
        <NumberField name="ads.shows_limit_day" label={targetingLabels.shows_limit_day} {...count} />
        <NumberField
          name="ads.shows_limit"
          label={targetingLabels.shows_limit}
          help="From the first to the last day"
          {...count}
        />
      </FieldPair>
      <NumberField name="ads.shows_limit_all_time" label={targetingLabels.shows_limit_all_time} {...count} />
      <FieldPair>
        <NumberField name="ads.unique_users" label={targetingLabels.unique_users} unit="shows" {...count} />
        <NumberField
          name="ads.user_timeout"
          label={targetingLabels.user_timeout}
          unit="s"
          unitName="seconds"
          {...count}
        />
      </FieldPair>
      <Note>{ofPersons}</Note>
    </>
  );
}

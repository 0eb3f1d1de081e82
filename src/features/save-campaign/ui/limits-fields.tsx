import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { targetingLabels } from '@/entities/targeting';
import { formatAmount, formatSpan } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { FieldPair, WithPresets } from '@/shared/ui/field';
import { NumberField } from '@/shared/ui/number-field';
import { type Owner, useSpendable } from '../api/use-spendable';
import { budgetPresets } from '../model/budget';
import type { CampaignFormValues } from '../model/campaign-form';
import { Fields } from './fields';

const ofPersons =
  'People who may be given a cookie are recognised for 30 days on each site, others by address and browser until midnight UTC.';

const Note = styled('p', {
  base: {
    textStyle: 'small',
    color: 'text.muted',
    '&[data-warns]': { color: 'tone.warning.text', fontWeight: 'medium' },
    '& > svg': { display: 'inline', boxSize: '4', me: '1.5', verticalAlign: 'text-bottom' },
  },
});

interface LimitsFieldsProps {
  owner: Owner;
  currency: string | undefined;
}

/** Budgets and limits. An empty field means no limit. */
export function LimitsFields({ owner, currency }: LimitsFieldsProps) {
  const count = { min: 0, integer: true };
  return (
    <>
      <Budget owner={owner} currency={currency} />
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
        <NumberField
          name="ads.unique_users"
          label={targetingLabels.unique_users}
          unit="shows"
          help="Per person, from the first to the last day, at most 30 days back"
          {...count}
        />
        <Pause />
      </FieldPair>
      <Note>{ofPersons}</Note>
    </>
  );
}

const pauses = [600, 3600, 86_400].map((value) => ({ label: formatSpan(value), value }));

/** The minimum time between two shows to the same person, stored in seconds. */
function Pause() {
  const { control, setValue } = useFormContext<CampaignFormValues>();
  const seconds = useWatch({ control, name: 'ads.user_timeout' });
  const isLong = typeof seconds === 'number' && seconds >= 60;
  return (
    <WithPresets
      label="Presets for the time"
      options={pauses}
      onChoose={(value) =>
        setValue('ads.user_timeout', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      }
    >
      <NumberField
        name="ads.user_timeout"
        label={targetingLabels.user_timeout}
        unit="s"
        unitName="seconds"
        help={isLong ? `${formatSpan(seconds)}, to the same person` : 'To the same person'}
        min={0}
        integer
      />
    </WithPresets>
  );
}

/** The daily and the total budget, with the owner's balance. */
function Budget({ owner, currency }: LimitsFieldsProps) {
  const { setValue } = useFormContext<CampaignFormValues>();
  const { balance, warning } = useSpendable(owner, currency);
  const offered = balance && budgetPresets(balance);
  const budgets = [
    { field: 'cash_limit_day', presets: 'Presets for a day', options: offered?.day },
    { field: 'cash_limit', presets: 'Presets in total', options: offered?.total },
  ] as const;
  const available = balance && `${formatAmount(balance.available, balance)} available`;
  return (
    <Fields gap="3">
      <FieldPair>
        {budgets.map(({ field, presets, options = [] }) => (
          <WithPresets
            key={field}
            label={presets}
            options={options}
            onChoose={(value) =>
              setValue(`ads.${field}`, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
            }
          >
            <NumberField
              name={`ads.${field}`}
              label={targetingLabels[field]}
              min={0}
              {...(currency && { unit: currency })}
            />
          </WithPresets>
        ))}
      </FieldPair>
      {/* always rendered, so that the fields below don't move while a budget is typed */}
      <Note role="status" data-warns={warning && ''}>
        {warning && <TriangleAlert aria-hidden />}
        <span>{warning ?? available ?? '\u00A0'}</span>
      </Note>
    </Fields>
  );
}

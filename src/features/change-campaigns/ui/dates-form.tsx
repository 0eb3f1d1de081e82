import { useForm, useWatch } from 'react-hook-form';
import type { Day } from '@/shared/lib/dates';
import { DateField } from '@/shared/ui/date-field';
import { SelectField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import type { CampaignChange } from '../model/campaign-change';

type Which = 'both' | 'first' | 'last';

const options: readonly { value: Which; label: string }[] = [
  { value: 'both', label: 'Both days' },
  { value: 'first', label: 'First day only' },
  { value: 'last', label: 'Last day only' },
];

interface Values {
  which: Which;
  start_date: Day | null;
  end_date: Day | null;
}

interface DatesFormProps {
  change: CampaignChange | null;
  onSubmit: (change: CampaignChange) => Promise<unknown>;
}

const whichOf = ({ start_date, end_date }: CampaignChange): Which =>
  end_date === undefined ? 'first' : start_date === undefined ? 'last' : 'both';

/** New first and last days; the one that isn't asked for stays. */
export function DatesForm({ change, onSubmit }: DatesFormProps) {
  const form = useForm<Values>({
    ...formBehaviour,
    defaultValues: {
      which: change ? whichOf(change) : 'both',
      start_date: change?.start_date ?? null,
      end_date: change?.end_date ?? null,
    },
  });
  const which = useWatch({ control: form.control, name: 'which' });

  const submit = ({ start_date, end_date }: Values) =>
    onSubmit({
      action: 'set_dates',
      ...(which !== 'last' && { start_date }),
      ...(which !== 'first' && { end_date }),
    });

  return (
    <Form form={form} label="Change dates" onSubmit={submit}>
      <SelectField name="which" label="Change" required options={options} />
      {which !== 'last' && <DateField name="start_date" label="First day" help="Empty: from any day" />}
      {which !== 'first' && <DateField name="end_date" label="Last day" help="Empty: until any day" />}
      <SubmitButton>Preview</SubmitButton>
    </Form>
  );
}

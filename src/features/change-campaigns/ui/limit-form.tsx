import { useForm } from 'react-hook-form';
import type { CampaignLimits } from '@/entities/campaign';
import { limitLabels } from '@/entities/targeting';
import { SelectField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import type { CampaignChange } from '../model/campaign-change';
import { useReportDirty } from '../model/use-report-dirty';

type Name = keyof CampaignLimits;

const options = Object.entries(limitLabels).map(([value, label]) => ({ value: value as Name, label }));

interface LimitFormProps {
  change: CampaignChange | null;
  onSubmit: (change: CampaignChange) => Promise<unknown>;
  onEdit: (isDirty: boolean) => void;
}

export function LimitForm({ change, onSubmit, onEdit }: LimitFormProps) {
  const [entered] = Object.entries(change?.limits ?? {}) as [Name, number | null][];
  const [limit, value]: [Name, number | null] = entered ?? ['cash_limit_day', null];
  const form = useForm<{ limit: Name; value: number | null }>({
    ...formBehaviour,
    defaultValues: { limit, value },
  });
  useReportDirty(form, onEdit);
  return (
    <Form
      form={form}
      label="Change limit"
      onSubmit={({ limit, value }) => onSubmit({ action: 'set_limits', limits: { [limit]: value } })}
    >
      <SelectField name="limit" label="Limit" required options={options} />
      <NumberField name="value" label="New value" help="Leave empty to remove the limit" min={0} />
      <SubmitButton>Preview</SubmitButton>
    </Form>
  );
}

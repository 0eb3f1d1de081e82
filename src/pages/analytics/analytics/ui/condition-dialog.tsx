import type { Condition } from '@preroll/rules/analytics/analytics-conditions';
import { minTextLength } from '@preroll/rules/analytics/analytics-filters';
import { useForm, useWatch } from 'react-hook-form';
import type { AnalyticsDimensionField } from '@/shared/api';
import { SelectField, TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import type { Report } from '../model/report';
import { OfferedValues } from './offered-values';

interface Values {
  operator: Condition['operator'];
  values: string[];
  text: string;
}

const operatorLabels: Record<Condition['operator'], string> = {
  in: 'is one of',
  not_in: 'is none of',
  contains: 'contains',
};

interface ConditionDialogProps extends Report {
  field: AnalyticsDimensionField;
  /** Index of the condition; after the last one for a new condition. */
  place: number;
  onApply: (condition: Condition) => void;
  onClose: () => void;
}

/** Edits which values of a dimension the report includes. Offers values that have results, most frequent first. */
export function ConditionDialog({ cabinet, spec, field, place, onApply, onClose }: ConditionDialogProps) {
  const { name: dimension, label, operators } = field;
  const edited = spec.conditions[place];
  const form = useForm<Values>({
    ...formBehaviour,
    defaultValues: {
      operator: edited?.operator ?? 'in',
      values: edited && edited.operator !== 'contains' ? edited.values : [],
      text: edited?.operator === 'contains' ? edited.values[0] : '',
    },
  });
  const operator = useWatch({ control: form.control, name: 'operator' });

  const save = async ({ values, text }: Values) => {
    if (operator === 'contains') {
      const fewest = minTextLength(dimension);
      if (text.trim().length >= fewest) return onApply({ dimension, operator, values: [text.trim()] });
      const message = text.trim() === '' ? 'Required' : `Enter at least ${fewest} letters`;
      form.setError('text', { message }, { shouldFocus: true });
      return false;
    }
    if (values.length > 0) return onApply({ dimension, operator, values });
    form.setError('values', { message: 'Choose at least one' }, { shouldFocus: true });
    return false;
  };

  return (
    <FormDialog title={`Filter by ${label}`} form={form} onSubmit={save} onClose={onClose} submitLabel="Apply">
      <SelectField
        name="operator"
        label={label}
        options={operators.map((value) => ({ value, label: operatorLabels[value] }))}
      />
      {operator === 'contains' ? (
        <TextField name="text" label="Text" help="Upper and lower case don't matter" />
      ) : (
        <OfferedValues cabinet={cabinet} spec={spec} field={field} place={place} />
      )}
    </FormDialog>
  );
}

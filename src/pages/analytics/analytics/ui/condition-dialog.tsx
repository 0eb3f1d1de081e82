import { type Condition, writeCondition } from '@preroll/rules/analytics-conditions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { analyticsQueries } from '@/entities/analytics';
import type { AnalyticsDimensionField } from '@/shared/api';
import { useDebouncedSearch } from '@/shared/lib/debounce';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField, TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { SearchField } from '@/shared/ui/search-field';
import type { Report } from '../model/report';
import { writeValue } from '../model/write-value';

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

/** Asks which values of a dimension the report keeps. Offers those that have results, the most frequent first. */
export function ConditionDialog({ cabinet, ask, field, place, onApply, onClose }: ConditionDialogProps) {
  const { name: dimension, label, operators } = field;
  const edited = ask.conditions[place];
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
      if (text.trim() !== '') return onApply({ dimension, operator, values: [text.trim()] });
      form.setError('text', { message: 'Required' }, { shouldFocus: true });
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
        <OfferedValues cabinet={cabinet} ask={ask} field={field} place={place} />
      )}
    </FormDialog>
  );
}

type OfferedValuesProps = Pick<ConditionDialogProps, 'cabinet' | 'ask' | 'field' | 'place'>;

function OfferedValues({ cabinet, ask, field: { name, label, operators }, place }: OfferedValuesProps) {
  const [search, setSearch] = useState('');
  const text = useDebouncedSearch(search.trim());
  const isSearched = operators.includes('contains');
  const others = ask.conditions.toSpliced(place, 1).map(writeCondition);
  const searched =
    isSearched && text !== '' ? [writeCondition({ dimension: name, operator: 'contains', values: [text] })] : [];
  const found = useQuery(analyticsQueries.values(cabinet, ask, name, [...others, ...searched]));
  const failure = failureOf(found);
  if (failure) return <ErrorState {...failure} />;
  if (!found.data) return <LoadingIndicator />;
  const options = found.data.map((value) => ({ value: value.value, label: writeValue(name, value) }));
  return (
    <>
      {isSearched && (
        <SearchField label={`Search ${label.toLowerCase()}`} value={search} onSearch={setSearch} delay={0} />
      )}
      <CheckboxListField name="values" label="Values" options={options} />
      {options.length === 0 && <p>Nothing has results in this period.</p>}
    </>
  );
}

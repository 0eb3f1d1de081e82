import { type Condition, formatCondition, formatConditions } from '@preroll/rules/analytics/analytics-conditions';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { analyticsQueries } from '@/entities/analytics';
import type { AnalyticsDimensionField } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { formatValue } from '../model/format-value';
import type { Report } from '../model/report';
import { ConditionDialog } from './condition-dialog';
import { reasonOf } from './divisions';

const Chip = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minW: '0',
    maxW: 'full',
    '& > button:first-of-type': { minW: '0', '& > b': { overflow: 'hidden', textOverflow: 'ellipsis' } },
  },
});

export function Conditions(report: Report) {
  const { spec, fields, change } = report;
  const [edited, setEdited] = useState<{ field: AnalyticsDimensionField; place: number } | null>(null);
  const apply = (place: number, next: Condition | undefined) =>
    change({ filter: formatConditions(spec.conditions.toSpliced(place, 1, ...(next ? [next] : []))), sort: undefined });

  return (
    <>
      {spec.conditions.map((condition, place) => {
        const field = fields.dimensions.find(({ name }) => name === condition.dimension);
        return (
          field && (
            <ConditionChip
              key={formatCondition(condition)}
              report={report}
              condition={condition}
              field={field}
              onEdit={() => setEdited({ field, place })}
              onRemove={() => apply(place, undefined)}
            />
          )
        );
      })}
      <Menu
        label="Add a filter"
        trigger={
          <Button variant="chip" size="sm" data-empty="" icon={<Plus aria-hidden />}>
            Filter
          </Button>
        }
        items={fields.dimensions
          .filter(({ operators }) => operators.length > 0)
          .map((field) => ({
            key: field.name,
            label: field.label,
            disabledReason: reasonOf(report, field),
            onSelect: () => setEdited({ field, place: spec.conditions.length }),
          }))}
      />
      {spec.conditions.length > 1 && (
        <Button variant="ghost" size="sm" onClick={() => change({ filter: undefined, sort: undefined })}>
          Clear filters
        </Button>
      )}
      {edited && (
        <ConditionDialog
          {...report}
          {...edited}
          onApply={(next) => apply(edited.place, next)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface ConditionChipProps {
  report: Report;
  condition: Condition;
  field: AnalyticsDimensionField;
  onEdit: () => void;
  onRemove: () => void;
}

const joints = { in: '', not_in: ' not', contains: ' contains' };

function ConditionChip({ report: { cabinet, spec }, condition, field, onEdit, onRemove }: ConditionChipProps) {
  const { operator, values } = condition;
  // excluded values have no results that would give their names, so they are requested as included
  const included: Condition = operator === 'not_in' ? { ...condition, operator: 'in' } : condition;
  const { data: known } = useQuery({
    ...analyticsQueries.values(cabinet, spec, field.name, [formatCondition(included)]),
    enabled: operator !== 'contains',
  });
  const nameOf = (value: string) => {
    const found = known?.find((one) => one.value === value);
    return formatValue(field.name, found ?? { value, label: known ? '' : '…' });
  };
  const [first = '', ...more] = operator === 'contains' ? values : values.map(nameOf);
  const label = `${field.label}${joints[operator]}`;
  const summary = `${first}${more.length > 0 ? ` +${more.length}` : ''}`;
  return (
    <Chip>
      <Button variant="chip" size="sm" aria-label={`Filter ${label}: ${summary}`} onClick={onEdit}>
        <span>{`${label}:`}</span>
        <b>{summary}</b>
        <ChevronDown aria-hidden />
      </Button>
      <IconButton size="sm" label={`Remove filter ${label}: ${summary}`} icon={<X aria-hidden />} onClick={onRemove} />
    </Chip>
  );
}

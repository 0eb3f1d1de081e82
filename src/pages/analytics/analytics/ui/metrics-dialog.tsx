import { metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { exclusionReason } from '@preroll/rules/analytics/analytics-report';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '@/shared/ui/banner';
import { CheckboxField } from '@/shared/ui/checkbox';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import type { Report } from '../model/report';

export function MetricsDialog({ spec, fields, change, onClose }: Report & { onClose: () => void }) {
  const [isRefused, setIsRefused] = useState(false);
  const chosen = new Set(spec.metrics.map(({ name }) => name));
  const form = useForm<Record<string, boolean>>({
    ...formBehaviour,
    defaultValues: Object.fromEntries(fields.metrics.map(({ name }) => [name, chosen.has(name)])),
  });
  const together = [...spec.dimensions.map(({ name }) => name), ...spec.conditions.map(({ dimension }) => dimension)];

  const save = async (values: Record<string, boolean>) => {
    const names = fields.metrics.flatMap(({ name }) => (values[name] ? name : []));
    if (names.length > 0) return change({ metrics: names.join() });
    setIsRefused(true);
    return false;
  };

  return (
    <FormDialog title="Metrics" form={form} onSubmit={save} onClose={onClose} submitLabel="Apply">
      {isRefused && <Banner tone="error">Choose at least one metric</Banner>}
      {fields.metrics.map((metric) => (
        <CheckboxField
          key={metric.name}
          name={metric.name}
          label={metricHead(metric, fields.currency)}
          help={metric.description}
          disabledReason={together.flatMap((name) => exclusionReason(metric, name) ?? [])[0]}
        />
      ))}
    </FormDialog>
  );
}

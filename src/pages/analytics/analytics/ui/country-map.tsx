import { useQuery } from '@tanstack/react-query';
import {
  addsUp,
  analyticsQueries,
  exclusionReason,
  metricFacts,
  metricHead,
  writeConditions,
} from '@/entities/analytics';
import { WorldMap } from '@/shared/ui/chart';
import { failureOf } from '@/shared/ui/error-state';
import type { Report } from '../model/report';
import { writeValue } from '../model/write-value';

/** The metric in focus by country. A click on one makes it a filter. */
export function CountryMap({ cabinet, ask, fields, change }: Report) {
  const isOpen =
    fields.dimensions.some(({ name }) => name === 'country') && exclusionReason(ask.focus, 'country') === undefined;
  const query = useQuery({ ...analyticsQueries.countries(cabinet, ask), enabled: isOpen });
  if (!isOpen) return null;

  // while the next answer loads, the last one shows its own metric
  const name = query.data?.metrics[0] ?? ask.focus.name;
  const metric = fields.metrics.find((field) => field.name === name) ?? ask.focus;
  const open = (code: string) =>
    change({
      filter: writeConditions([
        ...ask.conditions.filter(({ dimension }) => dimension !== 'country'),
        { dimension: 'country', operator: 'in', values: [code] },
      ]),
      sort: undefined,
    });
  return (
    <WorldMap
      label={`${metricHead(metric, fields.currency)} on the map`}
      most={addsUp(metric) ? `Most ${metric.label.toLowerCase()}` : `Highest ${metric.label}`}
      countries={query.data?.rows.flatMap(({ dims: [value], metrics }) =>
        value ? { code: value.value, name: writeValue('country', value), value: metrics[metric.name] ?? null } : [],
      )}
      format={metricFacts(metric).format}
      error={failureOf(query)}
      onOpen={({ code }) => open(code)}
    />
  );
}

import { exclusionReason, MAX_DIMENSIONS } from '@preroll/rules/analytics/analytics-report';
import { ArrowLeft, ArrowRight, ChevronDown, Plus, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { AnalyticsDimensionField } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuItem } from '@/shared/ui/menu';
import type { Report } from '../model/report';
import { MetricsDialog } from './metrics-dialog';

const Row = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', '& > :last-child': { ms: 'auto' } },
});

const Title = styled('h2', { base: { textStyle: 'sectionTitle', me: '1' } });

export function Divisions(report: Report) {
  const { spec, fields, change } = report;
  const [isChoosing, setIsChoosing] = useState(false);
  const names = spec.dimensions.map(({ name }) => name);
  const divide = (by: readonly string[]) => change({ by: by.join(), sort: undefined });

  /** The dimensions that can be chosen at an index, each with the reason if it can't. */
  const offered = (place: number): MenuItem[] =>
    fields.dimensions
      .filter(({ name }) => !names.includes(name))
      .map((field) => ({
        key: field.name,
        label: field.label,
        disabledReason: reasonOf(report, field),
        onSelect: () => divide(names.toSpliced(place, 1, field.name)),
      }));

  const placeItems = (place: number): MenuItem[] => [
    ...(place > 0
      ? [
          {
            key: 'earlier',
            label: 'Move to the left',
            icon: <ArrowLeft aria-hidden />,
            onSelect: () => divide(moved(names, place, place - 1)),
          },
        ]
      : []),
    ...(place < names.length - 1
      ? [
          {
            key: 'later',
            label: 'Move to the right',
            icon: <ArrowRight aria-hidden />,
            onSelect: () => divide(moved(names, place, place + 1)),
          },
        ]
      : []),
    ...(names.length > 1
      ? [
          {
            key: 'remove',
            label: 'Remove',
            icon: <X aria-hidden />,
            onSelect: () => divide(names.toSpliced(place, 1)),
          },
        ]
      : []),
    ...offered(place),
  ];

  return (
    <Row>
      <Title>By</Title>
      {spec.dimensions.map(({ name, label }, place) => (
        <Menu
          key={name}
          label={`Division ${place + 1}: ${label}`}
          trigger={
            <Button variant="chip" size="sm" aria-label={`Division ${place + 1}: ${label}`}>
              <b>{label}</b>
              <ChevronDown aria-hidden />
            </Button>
          }
          items={placeItems(place)}
        />
      ))}
      {names.length < MAX_DIMENSIONS && (
        <Menu
          label="Then by"
          trigger={
            <Button variant="chip" size="sm" data-empty="" icon={<Plus aria-hidden />}>
              Then by
            </Button>
          }
          items={offered(names.length)}
        />
      )}
      <IconButton label="Metrics" icon={<SlidersHorizontal aria-hidden />} onClick={() => setIsChoosing(true)} />
      {isChoosing && <MetricsDialog {...report} onClose={() => setIsChoosing(false)} />}
    </Row>
  );
}

const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] => {
  const [item] = list.slice(from, from + 1);
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** Why a dimension can't be chosen: one of the report's metrics has no value for it. undefined if it can. */
export const reasonOf = ({ spec }: Pick<Report, 'spec'>, { name }: AnalyticsDimensionField): string | undefined =>
  spec.metrics.flatMap((metric) => exclusionReason(metric, name) ?? [])[0];

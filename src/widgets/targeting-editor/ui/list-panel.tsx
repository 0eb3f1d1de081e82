import { useWatch } from 'react-hook-form';
import { IncludeExcludeField } from '@/shared/ui/include-exclude';
import { createItemCheck, pasteTransformFor } from '../model/check-item';
import type { ListSetting } from '../model/lists';
import { sidesSummary } from '../model/summaries';
import { useChoices } from '../model/use-choices';
import { Panel } from './panel';

export function ListPanel(list: ListSetting) {
  const { field, label } = list;
  const names = [`ads.${field}.white`, `ads.${field}.black`] as const;
  const [white, black]: unknown[] = useWatch({ name: names });
  return (
    <Panel label={label} summary={sidesSummary(white, black)} names={names}>
      <ListFields {...list} names={names} />
    </Panel>
  );
}

type ListFieldsProps = ListSetting & { names: readonly [string, string] };

export function ListFields({ field, part: _, ...list }: ListFieldsProps) {
  const choices = useChoices(field);
  return (
    <IncludeExcludeField
      {...list}
      check={createItemCheck(field, choices)}
      prepare={pasteTransformFor(field)}
      choices={choices}
    />
  );
}

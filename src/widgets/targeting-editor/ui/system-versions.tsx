import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { CheckboxField } from '@/shared/ui/checkbox';
import { TagsField } from '@/shared/ui/tags-field';
import { checkVersion } from '../model/check-item';
import { type versionLists, versionOptions, versionsSummary } from '../model/versions';
import { Fields, Panel } from './panel';

/**
 * The OS versions for a kind of device, and whether other systems are accepted. Common versions are suggested, and
 * others can be typed.
 */
export function SystemVersions({ device, label, systems }: (typeof versionLists)[number]) {
  const { data: known } = useQuery(dictionaryQueries.systems());
  const value: unknown = useWatch({ name: 'ads.os_versions' });
  const names = systems.map(({ system }) => `ads.os_versions.${device}.${system}`);
  return (
    <Panel label={label} summary={versionsSummary(value, device)} names={names}>
      <Fields>
        {systems.map((list) => (
          <TagsField
            key={list.system}
            name={`ads.os_versions.${device}.${list.system}`}
            label={list.label}
            check={checkVersion}
            choices={known && versionOptions(known.os_versions, { device, ...list })}
          />
        ))}
        <CheckboxField name={`ads.os_versions.${device}.other`} label="Any other system, too" />
      </Fields>
    </Panel>
  );
}

import { Fragment } from 'react';
import { Disclosures } from '@/shared/ui/disclosure';
import { Section } from '@/shared/ui/section';
import { listsOf } from '../model/lists';
import { versionLists } from '../model/versions';
import { Devices } from './devices';
import { Feeds } from './feeds';
import { ListPanel } from './list-panel';
import { PlaceLists } from './place-lists';
import { PlaceTree } from './place-tree';
import { SystemVersions } from './system-versions';

/**
 * The targeting section of the campaign form: all fields under `ads` except limits and schedule, which have their own
 * sections.
 */
export function TargetingEditor() {
  return (
    <>
      <Section title="Places">
        <PlaceTree />
        <Disclosures>
          <PlaceLists />
        </Disclosures>
      </Section>
      <Section title="Devices">
        <Devices />
        <Disclosures>
          {listsOf('devices').map((list) => {
            const versions = versionLists.find(({ below }) => below === list.field);
            return (
              <Fragment key={list.field}>
                <ListPanel {...list} />
                {versions && <SystemVersions {...versions} />}
              </Fragment>
            );
          })}
        </Disclosures>
      </Section>
      <Section title="People and pages">
        <Feeds />
        <Disclosures>
          {listsOf('pages').map((list) => (
            <ListPanel key={list.field} {...list} />
          ))}
        </Disclosures>
      </Section>
    </>
  );
}

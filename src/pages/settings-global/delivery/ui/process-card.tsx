import type { DeliveryProcess } from '@/shared/api';
import { DescriptionList } from '@/shared/ui/description-list';
import { Section } from '@/shared/ui/section';
import { StateLabel } from '@/shared/ui/state-label';
import {
  describeEvents,
  describeIndex,
  describeReserved,
  describeServing,
  describeWaiting,
} from '../model/describe-process';
import { RequestOutcomes } from './request-outcomes';

interface ProcessCardProps {
  process: DeliveryProcess;
}

export function ProcessCard({ process }: ProcessCardProps) {
  const states = [
    { term: 'Adverts', described: describeServing(process) },
    { term: 'Campaigns and placements', described: describeIndex(process) },
    { term: 'Reports', described: describeEvents(process) },
  ];
  return (
    <Section title={`${process.host}, process ${process.pid}`}>
      <DescriptionList
        items={[
          ...states.map(({ term, described: { state, words, reason } }) => ({
            term,
            value: (
              <StateLabel state={state} reason={reason}>
                {words}
              </StateLabel>
            ),
          })),
          { term: 'Waiting on the disk', value: describeWaiting(process) },
          { term: 'Reserved', value: describeReserved(process) },
        ]}
      />
      <RequestOutcomes process={process} />
    </Section>
  );
}

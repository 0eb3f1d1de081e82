import type { DeliveryProcess } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { ShareList } from '@/shared/ui/share-list';
import { outcomeLabels } from '../model/describe-process';

const Root = styled('div', {
  base: { display: 'grid', gap: '3', '& > h3': { textStyle: 'small', fontWeight: 'medium' } },
});

interface RequestOutcomesProps {
  process: Pick<DeliveryProcess, 'outcomes' | 'requests_since'>;
}

export function RequestOutcomes({ process: { outcomes, requests_since: since } }: RequestOutcomesProps) {
  const from = formatDateTime(since);
  if (outcomes.length === 0) return <p>{`No requests since ${from}.`}</p>;
  const title = `Requests since ${from}`;
  return (
    <Root>
      <h3>{title}</h3>
      <ShareList
        label={title}
        shares={outcomes.map(({ outcome, requests }) => ({
          key: outcome,
          label: outcomeLabels[outcome].name,
          count: requests,
          note: outcomeLabels[outcome].meaning,
        }))}
      />
    </Root>
  );
}

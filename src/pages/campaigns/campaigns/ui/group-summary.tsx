import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type Group, GroupState, groupQueries, groupServing } from '@/entities/group';
import type { Cabinet } from '@/entities/session';
import { GroupMenu } from '@/features/save-group';
import { formatFlight, formatTimeZone } from '@/shared/lib/dates';
import { capitalize, formatMoney, formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { GroupLimits } from '@/widgets/campaign-tabs';

const Place = styled('div', { base: { mb: '4', minH: '32' } });

const Facts = styled('p', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums' } });

const Actions = styled('span', { base: { display: 'flex', alignItems: 'center', gap: '1' } });

interface GroupSummaryProps {
  cabinet: Cabinet;
  groupId: number;
}

/**
 * Summarizes the group whose campaigns are listed below: serving state, shared limits with their pace, and today's
 * figures.
 */
export function GroupSummary({ cabinet, groupId }: GroupSummaryProps) {
  const { data: group } = useQuery(groupQueries.detail(groupId));
  if (!group) return null;
  return (
    <Place>
      <Section
        title={group.name}
        actions={
          <>
            <GroupState group={group} />
            <Actions>
              <ButtonLink
                to="/$cabinet/campaigns/$groupId/group/edit"
                params={{ cabinet, groupId }}
                variant="outline"
                size="sm"
                icon={<Pencil aria-hidden />}
              >
                Edit group
              </ButtonLink>
              <GroupMenu group={group} />
            </Actions>
          </>
        }
      >
        <Facts>{factsOf(group)}</Facts>
        <GroupLimits group={group} />
      </Section>
    </Place>
  );
}

function factsOf(group: Group): string {
  const { today, ownerTimezone, currency, startDate, endDate } = group;
  const { label, note } = groupServing(group);
  const dates = startDate === null && endDate === null ? '' : ` ${formatFlight(startDate, endDate)}.`;
  const shown = `${formatNumber(today.shows)} shows, ${formatNumber(today.clicks)} clicks`;
  return `${note ? capitalize(note) : label}.${dates} Today in ${formatTimeZone(ownerTimezone)}: ${shown}, ${formatMoney(today.spend, currency)} spent.`;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { limitUses } from '@/entities/campaign';
import { type Group, GroupState, groupQueries, groupServing } from '@/entities/group';
import { recordPeriod } from '@/entities/metric';
import { useFiguresZone } from '@/entities/session';
import { EditGroupForm, GroupMenu, GroupSwitch, useUpdateGroup } from '@/features/save-group';
import { formatFlight, formatTimeZone } from '@/shared/lib/dates';
import { capitalize } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { PageHeader } from '@/shared/ui/page-header';
import { Section } from '@/shared/ui/section';
import { OpenInAnalytics } from '@/widgets/analytics-link';
import { AnalyticsPanel } from '@/widgets/analytics-panel';
import { GroupLimits } from '@/widgets/campaign-tabs';
import { GroupCampaigns } from './group-campaigns';
import { GroupHistory } from './group-history';

const route = getRouteApi('/$cabinet/campaigns/$groupId/group/edit');

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } });

/** A heading without a region, because the table below has the same name. */
const Title = styled('h2', { base: { mb: '3', textStyle: 'sectionTitle' } });

/** "2 of 3 campaigns serving. 01/11/2026 – 30/11/2026, Europe/Moscow" */
function describeGroup(group: Group): string {
  const { note } = groupServing(group);
  const place = formatTimeZone(group.ownerTimezone);
  const flight = formatFlight(group.startDate, group.endDate);
  return `${note ? `${capitalize(note)}. ` : ''}${flight}, ${place}`;
}

/**
 * The page of a group: its figures, its campaigns, its limits and its form. The group is also started, stopped and
 * removed here. The URL carries the dates of the figures, which include only what campaigns did while they were in the
 * group.
 */
export function EditGroupPage() {
  const { cabinet, groupId } = route.useParams();
  const navigate = route.useNavigate();
  const period = route.useSearch();
  const { data: group } = useSuspenseQuery(groupQueries.detail(groupId));
  const timezone = useFiguresZone(cabinet, group.ownerTimezone);
  const { mutate: change } = useUpdateGroup(group);
  const confirm = useConfirm();
  const hasLimits = limitUses(group).length > 0;

  const leave = () => navigate({ to: '/$cabinet/campaigns', params: { cabinet } });

  const remove = async () => {
    const title = `Remove ${group.name}?`;
    const text = 'It disappears from every list. Its history is kept.';
    if (await confirm({ title, text, confirmLabel: 'Remove', danger: true }))
      change({ status: 'deleted' }, { onSuccess: leave });
  };

  return (
    <>
      <PageHeader
        title={group.name}
        isName
        badge={<GroupState group={group} />}
        description={describeGroup(group)}
        actions={
          <>
            <GroupSwitch group={group} />
            <GroupMenu group={group} onRemove={() => void remove()} />
          </>
        }
      />
      <Parts>
        <AnalyticsPanel
          cabinet={cabinet}
          of={[{ dimension: 'group', values: [String(group.id)] }]}
          metrics={['impression', 'show', 'click', 'ctr', 'completed', 'spend']}
          first="show"
          state={period}
          preset={recordPeriod}
          timezone={timezone}
          createdAt={group.createdAt}
          takesIn
          noResultsHint="Results appear once the adverts of its campaigns are shown."
          onChange={(change) => void navigate({ search: { ...period, ...change }, resetScroll: false })}
          actions={
            <OpenInAnalytics
              cabinet={cabinet}
              of="group"
              id={group.id}
              by="campaign"
              period={period}
              preset={recordPeriod}
            />
          }
        />
        <div>
          <Title>Campaigns</Title>
          <GroupCampaigns group={group} period={period} timezone={timezone} />
        </div>
        <Section title="Limits">{hasLimits ? <GroupLimits group={group} /> : <p>No limits.</p>}</Section>
        <Section title="Settings">
          <EditGroupForm key={groupId} group={group} onSaved={leave} />
        </Section>

        <GroupHistory group={group} />
      </Parts>
    </>
  );
}

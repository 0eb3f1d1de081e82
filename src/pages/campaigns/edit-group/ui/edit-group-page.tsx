import { chakra } from '@chakra-ui/react/styled-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { GroupState, groupQueries } from '@/entities/group';
import { recordPeriod } from '@/entities/metric';
import { useFiguresZone } from '@/entities/session';
import { EditGroupForm, GroupMenu, GroupSwitch, useUpdateGroup } from '@/features/save-group';
import { formatCount } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { PageHeader } from '@/shared/ui/page-header';
import { OpenInAnalytics } from '@/widgets/analytics-link';
import { AnalyticsPanel } from '@/widgets/analytics-panel';
import { GroupHistory } from './group-history';

const route = getRouteApi('/$cabinet/campaigns/$groupId/group/edit');

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } });

const inUse = (campaigns: number) =>
  campaigns === 0
    ? undefined
    : `${formatCount(campaigns, 'campaign is', 'campaigns are')} in this group: move them out first`;

/**
 * A group's figures, whose dates are in the URL, and its form. It is started, stopped and removed here, too. The figures
 * are of what its campaigns did while they were in it.
 */
export function EditGroupPage() {
  const { cabinet, groupId } = route.useParams();
  const navigate = route.useNavigate();
  const period = route.useSearch();
  const { data: group } = useSuspenseQuery(groupQueries.detail(groupId));
  const timezone = useFiguresZone(cabinet, group.ownerTimezone);
  const { mutate: change, isPending } = useUpdateGroup(group);
  const confirm = useConfirm();

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
        actions={
          <>
            <GroupSwitch group={group} />
            <Button
              variant="outline"
              icon={<Trash2 aria-hidden />}
              loading={isPending}
              disabledReason={inUse(group.campaignsCount)}
              onClick={remove}
            >
              Remove
            </Button>
            <GroupMenu group={group} />
          </>
        }
      />
      <Parts>
        <AnalyticsPanel
          cabinet={cabinet}
          of={[{ dimension: 'group', values: [String(group.id)] }]}
          metrics={['show', 'click', 'ctr', 'completed', 'spend']}
          first="show"
          state={period}
          preset={recordPeriod}
          timezone={timezone}
          createdAt={group.createdAt}
          firstResults="Results appear once the adverts of its campaigns are shown."
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
        <EditGroupForm key={groupId} group={group} onSaved={leave} />

        <GroupHistory group={group} />
      </Parts>
    </>
  );
}

import { hasFinances } from '@preroll/rules/finance/transaction';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { UserStatusBadge, userQueries } from '@/entities/user';
import { BalanceMenu } from '@/features/adjust-balance';
import { styled } from '@/shared/theme';
import { LinkTab, LinkTabs } from '@/shared/ui/link-tabs';
import { PageHeader } from '@/shared/ui/page-header';
import { ActivityTab } from './activity-tab';
import { DeletedTab } from './deleted-tab';
import { HistoryTab } from './history-tab';
import { LegalTab } from './legal-tab';
import { ProfileTab } from './profile-tab';
import { RightsTab } from './rights-tab';
import { SessionsTab } from './sessions-tab';
import { UserActions } from './user-actions';
import { UserFigures } from './user-figures';
import { UserNotices } from './user-notices';
import type { UserTabProps } from './user-tab-props';

const route = getRouteApi('/$cabinet/users/$userId');

interface UserTab {
  tab: string | undefined;
  label: string;
  Content: ComponentType<UserTabProps>;
}

const ofAll = [
  { tab: 'activity', label: 'Activity', Content: ActivityTab },
  { tab: 'history', label: 'History', Content: HistoryTab },
] as const satisfies readonly UserTab[];

const tabs = [
  { tab: undefined, label: 'Profile', Content: ProfileTab },
  { tab: 'rights', label: 'Cabinets and rights', Content: RightsTab },
  { tab: 'legal', label: 'Legal data', Content: LegalTab },
  { tab: 'sessions', label: 'Sessions', Content: SessionsTab },
  ...ofAll,
] as const satisfies readonly UserTab[];

const tabsOfDeleted = [
  { tab: undefined, label: 'Profile', Content: DeletedTab },
  ...ofAll,
] as const satisfies readonly UserTab[];

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

/** The page of a user, in tabs that the URL carries. */
export function UserPage() {
  const { cabinet, userId } = route.useParams();
  const { tab } = route.useSearch();
  const { data: user } = useSuspenseQuery(userQueries.detail(userId));
  const { data: me } = useQuery(userQueries.me());
  const isSelf = me?.id === user.id;
  const isDeleted = user.status === 'deleted';
  const shown = isDeleted ? tabsOfDeleted : tabs;
  const { Content } = shown.find((choice) => choice.tab === tab) ?? shown[0];

  return (
    <>
      <PageHeader
        title={user.name}
        isName
        description={user.login}
        badge={<UserStatusBadge status={user.status} />}
        actions={
          !isDeleted && (
            <>
              {hasFinances(user.support_panels) && <BalanceMenu userId={user.id} name={user.name} />}
              <UserActions user={user} isSelf={isSelf} />
            </>
          )
        }
      />
      {!isDeleted && <UserNotices user={user} />}
      <UserFigures key={user.id} user={user} />
      <LinkTabs label={`Parts of ${user.name}`}>
        {shown.map(({ tab: search, label }) => (
          <LinkTab
            key={label}
            to="/$cabinet/users/$userId"
            params={{ cabinet, userId }}
            search={{ tab: search }}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {label}
          </LinkTab>
        ))}
      </LinkTabs>
      <Parts>
        <Content key={user.id} user={user} isSelf={isSelf} />
      </Parts>
    </>
  );
}

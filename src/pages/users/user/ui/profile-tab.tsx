import { getRouteApi } from '@tanstack/react-router';
import { ProfileFields, UserSectionForm } from '@/features/save-user';
import { updateUser } from '@/shared/api';
import { formatDate, formatDateTime } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/format';
import { Amount } from '@/shared/ui/amount';
import { DescriptionList } from '@/shared/ui/description-list';
import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import type { UserTabProps } from './user-page';

const route = getRouteApi('/$cabinet/users/$userId');

const fields = ['login', 'name', 'phone', 'timezone', 'folders_enabled', 'currency'] as const;

/** The profile, beside what the user has. */
export function ProfileTab({ user }: UserTabProps) {
  const { cabinet } = route.useParams();
  const { campaigns, groups, sites, clients } = user.owned;
  const hasAmounts = campaigns + groups > 0;
  return (
    <DetailColumns>
      <Section title="Profile">
        <UserSectionForm user={user} fields={fields} label="Profile" save={(values) => updateUser(user.id, values)}>
          <ProfileFields currencyLock={hasAmounts ? 'Campaigns and groups have amounts in it' : undefined} />
        </UserSectionForm>
      </Section>
      <DetailAside>
        <Section title="Overview">
          <DescriptionList
            items={[
              {
                term: 'Balance',
                value: (
                  <Link to="/$cabinet/finances" params={{ cabinet }} search={{ client: user.id }}>
                    <Amount amount={user.balance} unit={user} />
                  </Link>
                ),
              },
              {
                term: 'Campaigns',
                value: (
                  <Link to="/$cabinet/campaigns" params={{ cabinet }} search={{ owner: user.id }}>
                    {formatCount(campaigns, 'campaign')}
                  </Link>
                ),
              },
              {
                term: 'Groups',
                value: (
                  <Link to="/$cabinet/campaigns/groups" params={{ cabinet }} search={{ owner: user.id }}>
                    {formatCount(groups, 'group')}
                  </Link>
                ),
              },
              {
                term: 'Sites',
                value: (
                  <Link to="/$cabinet/sites" params={{ cabinet }} search={{ owner: user.id }}>
                    {formatCount(sites, 'site')}
                  </Link>
                ),
              },
              ...(clients > 0
                ? [
                    {
                      term: 'Clients',
                      value: (
                        <Link to="/$cabinet/users" params={{ cabinet }} search={{ manager: user.id }}>
                          {formatCount(clients, 'client')}
                        </Link>
                      ),
                    },
                  ]
                : []),
              { term: 'Manager', value: user.manager_name },
              { term: 'Last seen', value: user.last_seen_at ? formatDateTime(user.last_seen_at) : 'Never' },
              { term: 'Created', value: formatDate(user.created_at) },
            ]}
          />
        </Section>
      </DetailAside>
    </DetailColumns>
  );
}

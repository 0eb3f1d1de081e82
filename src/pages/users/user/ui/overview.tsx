import { getRouteApi } from '@tanstack/react-router';
import type { UserDetail } from '@/shared/api';
import { formatDate, formatDateTime } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';

const route = getRouteApi('/$cabinet/users/$userId');

export function Overview({ user }: { user: UserDetail }) {
  const { cabinet } = route.useParams();
  const { groups, clients } = user.owned;
  return (
    <Section title="Overview">
      <DescriptionList
        items={[
          {
            term: 'Groups',
            value: (
              <Link to="/$cabinet/campaigns/groups" params={{ cabinet }} search={{ owner: user.id }}>
                {formatCount(groups, 'group')}
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
  );
}

import { DescriptionList } from '@/shared/ui/description-list';
import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { Section } from '@/shared/ui/section';
import { Overview } from './overview';
import type { UserTabProps } from './user-tab-props';

/** The data of a deleted user, read-only. */
export function DeletedTab({ user }: UserTabProps) {
  return (
    <DetailColumns>
      <Section title="Profile">
        <DescriptionList
          items={[
            { term: 'Phone', value: user.phone || null },
            { term: 'Time zone', value: user.timezone },
            { term: 'Currency', value: user.currency },
            { term: 'Legal name', value: user.legal_name || null },
            { term: 'INN', value: user.inn || null },
          ]}
        />
      </Section>
      <DetailAside>
        <Overview user={user} />
      </DetailAside>
    </DetailColumns>
  );
}

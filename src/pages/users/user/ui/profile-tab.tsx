import { ProfileFields, UserSectionForm } from '@/features/save-user';
import { listUserChanges, updateUser } from '@/shared/api';
import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { Section } from '@/shared/ui/section';
import { Overview } from './overview';
import type { UserTabProps } from './user-tab-props';

const fields = ['login', 'name', 'phone', 'timezone', 'folders_enabled', 'currency'] as const;

export function ProfileTab({ user }: UserTabProps) {
  const { campaigns, groups } = user.owned;
  const hasAmounts = campaigns + groups > 0;
  return (
    <DetailColumns>
      <Section title="Profile">
        <UserSectionForm
          user={user}
          fields={fields}
          label="Profile"
          save={(values) => updateUser(user.id, values)}
          readChanges={async () => (await listUserChanges(user.id)).items}
        >
          <ProfileFields currencyLock={hasAmounts ? 'Campaigns and groups have amounts in it' : undefined} />
        </UserSectionForm>
      </Section>
      <DetailAside>
        <Overview user={user} />
      </DetailAside>
    </DetailColumns>
  );
}

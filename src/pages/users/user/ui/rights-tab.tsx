import { RightsFields, UserSectionForm } from '@/features/save-user';
import { listUserChanges, updateUser } from '@/shared/api';
import { Section } from '@/shared/ui/section';
import type { UserTabProps } from './user-page';

const fields = ['support_panels', 'is_admin', 'manager_id'] as const;

export function RightsTab({ user, isSelf }: UserTabProps) {
  const { manager_id: id, manager_name: name } = user;
  return (
    <Section title="Cabinets and rights">
      <UserSectionForm
        user={user}
        fields={fields}
        label="Cabinets and rights"
        save={(values) => updateUser(user.id, values)}
        readChanges={async () => (await listUserChanges(user.id)).items}
      >
        <RightsFields
          userId={user.id}
          manager={id !== null && name !== null ? { id, name } : undefined}
          lockedReason={isSelf ? 'Nobody changes their own rights: ask another admin' : undefined}
        />
      </UserSectionForm>
    </Section>
  );
}

import { LegalFields, UserSectionForm } from '@/features/save-user';
import { listUserChanges, updateUser } from '@/shared/api';
import { Section } from '@/shared/ui/section';
import type { UserTabProps } from './user-tab-props';

const fields = ['legal_form', 'legal_name', 'inn', 'kpp'] as const;

export const LegalTab = ({ user }: UserTabProps) => (
  <Section title="Legal data">
    <UserSectionForm
      user={user}
      fields={fields}
      label="Legal data"
      save={(values) => updateUser(user.id, values)}
      readChanges={async () => (await listUserChanges(user.id)).items}
    >
      <LegalFields />
    </UserSectionForm>
  </Section>
);

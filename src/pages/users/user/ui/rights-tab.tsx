import { requiresTakeover } from '@preroll/rules/user/client-takeover';
import { RightsFields, type UserSection, UserSectionForm } from '@/features/save-user';
import { listUserChanges, type UserDetail, updateUser } from '@/shared/api';
import { Section } from '@/shared/ui/section';
import type { UserTabProps } from './user-tab-props';

const fields = ['support_panels', 'is_admin', 'manager_id'] as const;

const untilChosen = { clients: 'transfer', clients_to: null } as const;

/** Includes the choice for clients only if the user stops being a manager. */
function toUpdate<Values extends UserSection>(
  { clients: takeover, clients_to, ...values }: Values,
  { support_panels: before, owned: { clients } }: UserDetail,
) {
  const needsTakeover = requiresTakeover({ before, after: values.support_panels ?? before, clients });
  if (!needsTakeover || (takeover !== 'release' && clients_to == null)) return values;
  return { ...values, clients_to: takeover === 'release' ? null : clients_to };
}

export function RightsTab({ user, isSelf }: UserTabProps) {
  const { manager_id: id, manager_name: name } = user;
  return (
    <Section title="Cabinets and rights">
      <UserSectionForm
        user={user}
        fields={fields}
        initial={untilChosen}
        label="Cabinets and rights"
        save={(values) => updateUser(user.id, toUpdate(values, user))}
        readChanges={async () => (await listUserChanges(user.id)).items}
      >
        <RightsFields
          userId={user.id}
          manager={id !== null && name !== null ? { id, name } : undefined}
          managed={{ panels: user.support_panels, clients: user.owned.clients }}
          lockedReason={isSelf ? 'Nobody changes their own rights: ask another admin' : undefined}
        />
      </UserSectionForm>
    </Section>
  );
}

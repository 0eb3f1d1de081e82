import { hasAdminPanel } from '@preroll/rules/user/admin';
import { requiresTakeover } from '@preroll/rules/user/client-takeover';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { $actsAsModerator } from '@/entities/session';
import { ClientTakeover, ManagerField, panelLabels, userLabels } from '@/entities/user';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { SwitchField } from '@/shared/ui/field';

const panels = Object.entries(panelLabels).map(([value, label]) => ({ value, label }));

interface RightsFieldsProps {
  /** The user; undefined for a new one. */
  userId?: number;
  /** The current manager, whose name is shown without a search. */
  manager?: { id: number; name: string } | undefined;
  /** The current cabinets and number of clients; undefined for a new user. */
  managed?: { panels: readonly string[]; clients: number };
  /** Why the rights can't be changed. */
  lockedReason?: string | undefined;
}

export function RightsFields({ userId, manager, managed, lockedReason }: RightsFieldsProps) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'support_panels' });
  const after = Array.isArray(chosen) ? chosen.map(String) : [];
  const mayGiveFlag = useUnit($actsAsModerator);
  const hasPanel = Array.isArray(chosen) && hasAdminPanel({ supportPanels: chosen });
  const flagReason = mayGiveFlag ? undefined : 'Only users with admin rights can give them';

  // the admin flag requires the admin cabinet
  useEffect(() => {
    if (!hasPanel) setValue('is_admin', false, { shouldDirty: true });
  }, [hasPanel, setValue]);

  return (
    <>
      <CheckboxListField
        name="support_panels"
        label={userLabels.support_panels}
        options={panels}
        disabledReason={lockedReason}
        required
      />
      {userId !== undefined && managed && requiresTakeover({ ...managed, before: managed.panels, after }) && (
        <ClientTakeover userId={userId} clients={managed.clients} />
      )}
      <SwitchField
        name="is_admin"
        label={userLabels.is_admin}
        help="Moderate and ban adverts and sites"
        disabledReason={lockedReason ?? flagReason ?? (hasPanel ? undefined : 'Only together with the Admin cabinet')}
      />
      <ManagerField userId={userId} manager={manager} />
    </>
  );
}

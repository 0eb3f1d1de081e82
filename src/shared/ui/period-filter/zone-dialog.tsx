import { useForm } from 'react-hook-form';
import { formatTimeZone } from '@/shared/lib/dates';
import { searchTimeZones } from '@/shared/lib/time-zones';
import { ComboboxField } from '@/shared/ui/combobox';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

interface ZoneDialogProps {
  /** The current time zone (IANA). */
  zone: string;
  onClose: () => void;
  onChange: (zone: string | undefined) => void;
}

/** Asks for the time zone in which days are counted. */
export function ZoneDialog({ zone, onClose, onChange }: ZoneDialogProps) {
  const form = useForm<{ zone: string | null }>({ ...formBehaviour, defaultValues: { zone } });
  const submit = async (values: { zone: string | null }) => onChange(values.zone ?? undefined);
  return (
    <FormDialog title="Time zone" form={form} onSubmit={submit} onClose={onClose} submitLabel="Apply">
      <ComboboxField
        name="zone"
        label="Time zone"
        help="Empty for the default one"
        search={searchTimeZones}
        knownOptions={[{ value: zone, label: formatTimeZone(zone) }]}
      />
    </FormDialog>
  );
}

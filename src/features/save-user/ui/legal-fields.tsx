import { useWatch } from 'react-hook-form';
import { legalFormLabels, userLabels } from '@/entities/user';
import { SelectField, TextField } from '@/shared/ui/field';

const forms = Object.entries(legalFormLabels).map(([value, label]) => ({ value, label }));

/** Legal form, name, INN and KPP of a user. */
export function LegalFields() {
  const form: unknown = useWatch({ name: 'legal_form' });
  const hasKpp = form === 'ul' || form === 'ful';
  return (
    <>
      <SelectField name="legal_form" label={userLabels.legal_form} options={forms} placeholder="Not given" />
      <TextField name="legal_name" label={userLabels.legal_name} autoComplete="organization" />
      <TextField
        name="inn"
        label={userLabels.inn}
        help={form === 'ul' ? '10 digits' : form === 'ip' || form === 'fl' ? '12 digits' : undefined}
      />
      {hasKpp && <TextField name="kpp" label={userLabels.kpp} help="9 characters" />}
    </>
  );
}

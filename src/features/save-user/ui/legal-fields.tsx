import { hasKpp, type LegalEntity, requiredLegalFields } from '@preroll/rules/finance/legal-entity';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { legalFormLabels, userLabels } from '@/entities/user';
import { FieldPair, SelectField, TextField } from '@/shared/ui/field';

const forms = Object.entries(legalFormLabels).map(([value, label]) => ({ value, label }));

const names = ['legal_form', 'legal_name', 'inn', 'kpp'] as const satisfies (keyof LegalEntity)[];

export function LegalFields() {
  const { getFieldState, trigger } = useFormContext<LegalEntity>();
  const [form, legal_name, inn, kpp] = useWatch<LegalEntity, typeof names>({ name: names });
  const isKppShown = hasKpp(form);
  const required = requiredLegalFields({ legal_form: form, legal_name, inn, kpp: isKppShown ? kpp : '' });
  const requiredKey = [...required].join();

  // errors may depend on other fields, so the refused ones are validated again
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that the rules depend on
  useEffect(() => {
    const refused = names.filter((name) => getFieldState(name).error);
    if (refused.length > 0) void trigger(refused);
  }, [form, requiredKey, getFieldState, trigger]);

  return (
    <>
      <SelectField
        name="legal_form"
        label={userLabels.legal_form}
        options={forms}
        placeholder="Not given"
        required={required.has('legal_form')}
      />
      <TextField
        name="legal_name"
        label={userLabels.legal_name}
        autoComplete="organization"
        required={required.has('legal_name')}
      />
      <FieldPair>
        <TextField
          name="inn"
          label={userLabels.inn}
          help={form === 'ul' ? '10 digits' : form === 'ip' || form === 'fl' ? '12 digits' : undefined}
          required={required.has('inn')}
        />
        {isKppShown && <TextField name="kpp" label={userLabels.kpp} help="9 characters" />}
      </FieldPair>
    </>
  );
}

import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { contractTypeLabels, subjectTypeLabels } from '@/entities/ord';
import { Button } from '@/shared/ui/button';
import { DateField } from '@/shared/ui/date-field';
import { SelectField, SwitchField, TextField, toOptions } from '@/shared/ui/field';
import { NumberField } from '@/shared/ui/number-field';
import { Section } from '@/shared/ui/section';
import { blankContract, type SourceValues } from '../model/source-values';

const types = toOptions(contractTypeLabels);
const subjects = toOptions(subjectTypeLabels);

/** The contract of a source, or a button to add one. */
export function ContractSection() {
  const { setValue, clearErrors } = useFormContext<SourceValues>();
  const hasContract = useWatch<SourceValues, 'contract'>({ name: 'contract' }) !== null;
  const part = useRef<HTMLElement>(null);

  const set = (contract: SourceValues['contract']) => {
    // the pressed button disappears, so the focus moves to the new fields
    part.current?.focus();
    clearErrors('contract');
    setValue('contract', contract, { shouldDirty: true });
  };

  return (
    <Section
      ref={part}
      id="contract"
      title="Contract"
      actions={
        hasContract ? (
          <Button variant="ghost" size="sm" icon={<X aria-hidden />} onClick={() => set(null)}>
            Remove contract
          </Button>
        ) : (
          <Button variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={() => set(blankContract)}>
            Add contract
          </Button>
        )
      }
    >
      {hasContract ? (
        <>
          <TextField
            name="contract.external_id"
            label="Contract ID"
            help="Its ID at the operator. It is proposed for the adverts that use this source"
            required
          />
          <TextField name="contract.serial" label="Number" />
          <SelectField name="contract.type" label="Type" options={types} required />
          <SelectField name="contract.subject_type" label="Subject" options={subjects} required />
          <DateField name="contract.date" label="Date" required />
          <DateField name="contract.date_end" label="Last day" help="Leave empty if it is not limited" />
          <NumberField
            name="contract.amount"
            label="Amount"
            help="Leave empty if the contract doesn't name it"
            unit="₽"
            unitName="roubles"
            min={0}
            max={1_000_000_000}
          />
          <SwitchField name="contract.vat_included" label="The amount includes VAT" />
        </>
      ) : (
        <p>Without a contract, advertisers enter the contracts of their adverts themselves.</p>
      )}
    </Section>
  );
}

import { useWatch } from 'react-hook-form';
import { registrationLabels } from '@/entities/advert';
import { TextField } from '@/shared/ui/field';
import { RadioCards } from '@/shared/ui/radio-cards';
import { TagsField } from '@/shared/ui/tags-field';
import { checkExternalId } from '../model/registration-lists';
import { useOwnContract } from '../model/use-own-contract';
import { ContractsField } from './contracts-field';

const ways = [
  { value: 'contract_external_ids', label: 'Contracts', description: "By the operator's IDs" },
  { value: 'person_external_id', label: 'A person', description: 'No contract' },
  { value: 'cids', label: 'CIDs', description: "Contracts by the register's IDs" },
];

/** Chooses one of three ways to name the payer. Values of the other fields are kept until the form is saved. */
export function PayerFields() {
  const payer: unknown = useWatch({ name: 'ord_advert.payer' });
  useOwnContract();
  return (
    <>
      <RadioCards name="ord_advert.payer" label="Who pays" options={ways} required />
      {payer === 'contract_external_ids' && <ContractsField />}
      {payer === 'person_external_id' && (
        <TextField
          name="ord_advert.person_external_id"
          label={registrationLabels.person_external_id}
          help="The person's ID at the operator"
          required
        />
      )}
      {payer === 'cids' && (
        <TagsField name="ord_advert.cids" label={registrationLabels.cids} check={checkExternalId} max={50} required />
      )}
    </>
  );
}

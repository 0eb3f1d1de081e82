import { useWatch } from 'react-hook-form';
import { TextField } from '@/shared/ui/field';
import { RadioCards } from '@/shared/ui/radio-cards';
import { TagsField } from '@/shared/ui/tags-field';
import { checkExternalId } from '../model/registration-lists';

const ways = [
  { value: 'contract_external_ids', label: 'Contracts', description: "By the operator's ids" },
  { value: 'person_external_id', label: 'A person', description: 'Advertises without a contract' },
  { value: 'cids', label: 'CIDs', description: "Contracts by the register's ids" },
];

/** Who pays: one of three ways, and its field. What stands in the others is kept until the form is saved. */
export function PayerFields() {
  const payer: unknown = useWatch({ name: 'ord_advert.payer' });
  return (
    <>
      <RadioCards name="ord_advert.payer" label="Who pays" options={ways} required />
      {payer === 'contract_external_ids' && (
        <TagsField
          name="ord_advert.contract_external_ids"
          label="Contract ids"
          check={checkExternalId}
          max={50}
          required
        />
      )}
      {payer === 'person_external_id' && (
        <TextField
          name="ord_advert.person_external_id"
          label="Person id"
          help="The operator's id of the person"
          required
        />
      )}
      {payer === 'cids' && (
        <TagsField name="ord_advert.cids" label="CID list" check={checkExternalId} max={50} required />
      )}
    </>
  );
}

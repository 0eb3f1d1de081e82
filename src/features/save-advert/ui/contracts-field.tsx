import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { registrationLabels } from '@/entities/advert';
import { Button } from '@/shared/ui/button';
import { TagsField } from '@/shared/ui/tags-field';
import { checkExternalId } from '../model/registration-lists';
import { useSourceContract } from '../model/use-own-contract';

const NAME = 'ord_advert.contract_external_ids';

/** The contracts of an advert; the source's own contract is offered first. */
export function ContractsField() {
  const contract = useSourceContract();
  const ids: readonly string[] = useWatch({ name: NAME }) ?? [];
  const { setValue, setFocus } = useFormContext();
  const isIn = contract ? ids.includes(contract.externalId) : false;

  const add = ({ externalId }: NonNullable<typeof contract>) => {
    setValue(NAME, [externalId, ...ids], { shouldDirty: true, shouldValidate: true });
    // the pressed button disappears, so the focus moves to the field
    setFocus(NAME);
  };

  return (
    <>
      {contract && !isIn && (
        <Button variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={() => add(contract)}>
          {`Use the source’s contract ${contract.title}`}
        </Button>
      )}
      <TagsField
        name={NAME}
        label={registrationLabels.contract_external_ids}
        help={contract && isIn ? `${contract.externalId} is the source’s own contract, ${contract.title}` : undefined}
        check={checkExternalId}
        max={50}
        required
      />
    </>
  );
}

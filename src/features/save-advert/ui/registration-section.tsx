import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Registration } from '@/entities/advert';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import type { AdvertFormValues } from '../model/advert-form';
import { emptyRegistration } from '../model/registration-form';
import { RegistrationFields } from './registration-fields';
import { RegistrationRefusal } from './registration-refusal';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    '&:focus': { outline: 'none' },
    '& > button': { justifySelf: 'start' },
  },
});

const Invitation = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

/** The advert's registration, or a button to add one. */
export function RegistrationSection({ registration }: { registration: Registration | null }) {
  const { setValue, getValues, clearErrors } = useFormContext<AdvertFormValues>();
  const isFilledIn = useWatch<AdvertFormValues, 'ord_advert'>({ name: 'ord_advert' }) !== null;
  const part = useRef<HTMLDivElement>(null);

  const set = (values: AdvertFormValues['ord_advert']) => {
    // the pressed button disappears, so the focus moves to the new fields
    part.current?.focus();
    clearErrors('ord_advert');
    setValue('ord_advert', values, { shouldDirty: true });
  };

  const add = () => set(emptyRegistration(getValues('advert_link')));

  return (
    <Root ref={part} tabIndex={-1}>
      {isFilledIn ? (
        <>
          <Button variant="outline" size="sm" icon={<X aria-hidden />} onClick={() => set(null)}>
            Remove registration
          </Button>
          <RegistrationRefusal registration={registration} />
          <RegistrationFields />
        </>
      ) : (
        <Invitation>
          <p>Adverts are required by law to have an ERID and are not shown without one.</p>
          <Button variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={add}>
            Add registration
          </Button>
        </Invitation>
      )}
    </Root>
  );
}

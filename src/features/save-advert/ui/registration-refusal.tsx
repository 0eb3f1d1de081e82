import { useFormState } from 'react-hook-form';
import type { Registration } from '@/entities/advert';
import { Banner } from '@/shared/ui/banner';

/** Shows the register's errors until the registration is edited. */
export function RegistrationRefusal({ registration }: { registration: Registration | null }) {
  const { dirtyFields } = useFormState();
  if (registration?.status !== 'bad' || dirtyFields.ord_advert) return null;
  return (
    <Banner tone="error" title="Refused by the register" announced={false}>
      {registration.messages.join(' ') || 'No reason was given. Compare each field with the contract.'}
    </Banner>
  );
}

import { useFormState } from 'react-hook-form';
import type { Registration } from '@/entities/advert';
import { Banner } from '@/shared/ui/banner';

/** What the register found wrong, as long as nothing of it was changed. */
export function RegistrationRefusal({ registration }: { registration: Registration | null }) {
  const { dirtyFields } = useFormState();
  if (registration?.status !== 'bad' || dirtyFields.ord_advert) return null;
  return (
    <Banner tone="error" title="The register refused it" announced={false}>
      {registration.messages.join(' ') || 'It did not say why. Compare each field with the contract.'}
    </Banner>
  );
}

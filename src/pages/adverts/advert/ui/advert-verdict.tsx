import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Advert } from '@/entities/advert';
import { $actsAsAdmin } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';

const Stack = chakra('div', { base: { display: 'grid', gap: '3', mb: '5' } });

/** What an admin wrote about an advert, above all else: it says why nothing is shown. Admins have it in their form. */
export function AdvertVerdict({ advert }: { advert: Pick<Advert, 'status' | 'ban' | 'administratorRestrictions'> }) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const ban = advert.status === 'ban' ? advert.ban : null;
  const { administratorRestrictions: restrictions } = advert;
  if (actsAsAdmin || !(ban || restrictions)) return null;
  return (
    <Stack>
      {ban && (
        <Banner tone="error" title="Banned">
          {ban}
        </Banner>
      )}
      {restrictions && (
        <Banner tone="warning" title="Restrictions">
          {restrictions}
        </Banner>
      )}
    </Stack>
  );
}

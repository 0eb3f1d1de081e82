import { chakra } from '@chakra-ui/react/styled-system';
import type { Advert } from '@/entities/advert';
import { Banner } from '@/shared/ui/banner';

const Stack = chakra('div', { base: { display: 'grid', gap: '3', mb: '5' } });

/** Shows an admin's reason for a ban and any restrictions, at the top of the page. Admins edit both in the form. */
export function ModerationResult({ advert }: { advert: Pick<Advert, 'status' | 'ban' | 'administratorRestrictions'> }) {
  const ban = advert.status === 'ban' ? advert.ban : null;
  const { administratorRestrictions: restrictions } = advert;
  if (!(ban || restrictions)) return null;
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

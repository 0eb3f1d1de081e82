import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Advert } from '@/entities/advert';
import { $actsAsAdmin } from '@/entities/session';
import { ResubmitButton } from '@/features/change-advert-status';
import { Banner } from '@/shared/ui/banner';

const Stack = chakra('div', { base: { display: 'grid', gap: '3', mb: '5' } });

const Lines = chakra('div', { base: { display: 'grid', gap: '1', overflowWrap: 'anywhere' } });

/**
 * Shows an admin's reason for a return or a ban, and any restrictions, at the top of the page. Admins edit the last two
 * in the form.
 */
export function ModerationResult({ advert }: { advert: Advert }) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const ban = advert.status === 'ban' ? advert.ban : null;
  const { returned, administratorRestrictions: restrictions } = advert;
  if (!(returned || ban || restrictions)) return null;
  return (
    <Stack>
      {returned && (
        <Banner tone="warning" title="Returned" action={<ResubmitButton advert={advert} />}>
          <Lines>
            <p>{returned.reason}</p>
            {!actsAsAdmin && <p>Change what is needed and save, or send it back to review as it is.</p>}
          </Lines>
        </Banner>
      )}
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

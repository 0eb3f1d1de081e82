import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Advert } from '@/entities/advert';
import { $actsAsModerator } from '@/entities/session';
import { ResubmitButton } from '@/features/change-advert-status';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { ContactLink } from './contact-link';

const Place = styled('div', { base: { mb: '5' } });

const Lines = styled('div', { base: { display: 'grid', gap: '1', overflowWrap: 'anywhere' } });

/**
 * The moderation decision, at the top of the page: the reason for a ban, or else for a return, with any restrictions in
 * the same banner. Admins edit the ban and the restrictions in the form.
 */
export function ModerationResult({ advert }: { advert: Advert }) {
  const actsAsModerator = useUnit($actsAsModerator);
  const ban = advert.status === 'ban' ? advert.ban : null;
  const { returned, administratorRestrictions: restrictions } = advert;
  if (ban)
    return (
      <Place>
        <Banner tone="error" title="Banned" action={!actsAsModerator && <ContactLink />}>
          <Decision reason={ban} restrictions={restrictions} />
        </Banner>
      </Place>
    );
  if (returned)
    return (
      <Place>
        <Banner tone="warning" title="Returned" action={<ResubmitButton advert={advert} />}>
          <Decision reason={returned.reason} restrictions={restrictions}>
            {!actsAsModerator && <p>Change what is needed and save, or send it back to review as it is.</p>}
          </Decision>
        </Banner>
      </Place>
    );
  if (!restrictions) return null;
  return (
    <Place>
      <Banner tone="warning" title="Restrictions">
        <Lines>{restrictions}</Lines>
      </Banner>
    </Place>
  );
}

interface DecisionProps {
  reason: string;
  restrictions: string | null;
  /** The next step for the owner. */
  children?: ReactNode;
}

const Decision = ({ reason, restrictions, children }: DecisionProps) => (
  <Lines>
    <p>{reason}</p>
    {restrictions && (
      <p>
        <b>Restrictions:</b> <span>{restrictions}</span>
      </p>
    )}
    {children}
  </Lines>
);

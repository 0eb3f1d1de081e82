import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Body = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > ul': {
      display: 'grid',
      gap: '1.5',
      p: '3',
      maxH: '60',
      overflowY: 'auto',
      overflowWrap: 'anywhere',
      borderWidth: 'hairline',
      borderRadius: 'md',
      // shadows at the edges show that the list continues; covers that scroll with the list hide them at its ends
      backgroundImage: [
        'linear-gradient({colors.surface.raised} 40%, transparent)',
        'linear-gradient(transparent, {colors.surface.raised} 60%)',
        'linear-gradient({colors.border.control}, transparent)',
        'linear-gradient(transparent, {colors.border.control})',
      ].join(', '),
      backgroundPosition: 'top, bottom, top, bottom',
      backgroundSize: '100% 2rem, 100% 2rem, 100% 0.75rem, 100% 0.75rem',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, local, scroll, scroll',
      // gradients aren't replaced by system colours
      '@media (forced-colors: active)': { backgroundImage: 'none' },
    },
  },
});

interface ConsequencesProps {
  /** Introduces the list. */
  text: string;
  /** One `li` with a link for each affected record. */
  children: ReactNode;
  /** Number of further affected records that are not listed. */
  more?: number;
}

/** Text of a confirmation for a change that affects other records, with a list of them. */
export function Consequences({ text, children, more = 0 }: ConsequencesProps) {
  return (
    <Body>
      <p>{text}</p>
      {/* scrollable, so the keyboard must reach it */}
      <ul>{children}</ul>
      {more > 0 && <p>{`and ${more} more`}</p>}
    </Body>
  );
}

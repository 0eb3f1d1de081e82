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
      // shades at the edges beyond which the list continues: the covers of the shades scroll with the list
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
      // system colours don't reach pictures; the border stays
      '@media (forced-colors: active)': { backgroundImage: 'none' },
    },
  },
});

interface ConsequencesProps {
  /** Introduces the list. */
  text: string;
  /** One `li` with a link for each affected record. */
  children: ReactNode;
  /** How many further records are affected that are not listed. */
  more?: number;
}

/** The text of a question about a change that affects other records: which ones they are. */
export function Consequences({ text, children, more = 0 }: ConsequencesProps) {
  return (
    <Body>
      <p>{text}</p>
      {/* scrolls, so the keyboard must reach it */}
      <ul>{children}</ul>
      {more > 0 && <p>{`and ${more} more`}</p>}
    </Body>
  );
}

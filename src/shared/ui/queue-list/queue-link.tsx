import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Anchor = styled('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: 'full',
    minH: '14',
    ps: { base: '4', sm: '6', md: '8' },
    pe: '4',
    py: { base: '2', sm: '2.5' },
    borderBottomWidth: { sm: 'hairline' },
    outlineOffset: 'inside',
    _hover: { bg: 'surface.hover' },
    '&[aria-current]': {
      bg: 'surface.selected',
      boxShadow: { base: 'inset 0 -0.1875rem {colors.accent.graph}', sm: 'inset 0.1875rem 0 {colors.accent.graph}' },
      '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight' },
    },
  },
});

const Words = styled('span', {
  base: {
    flex: '1',
    minW: '0',
    '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > b': { fontWeight: 'medium' },
    '& > small': { textStyle: 'caption', color: 'text.subtle' },
  },
});

const Waited = styled('span', {
  base: {
    alignSelf: 'start',
    flexShrink: 0,
    textStyle: 'caption',
    lineHeight: '1.25rem',
    color: 'money.text',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface QueueAnchorProps extends ComponentProps<'a'> {
  /** A `Poster`, for records that have one. */
  picture?: ReactNode;
  name: string;
  owner: ReactNode;
  waited: ReactNode;
  /** The entry is the one being reviewed. */
  isSelected: boolean;
}

function QueueAnchor({ picture, name, owner, waited, isSelected, children: _, ...props }: QueueAnchorProps) {
  return (
    <Anchor {...props} aria-current={isSelected ? 'true' : undefined}>
      {picture}
      <Words>
        <b translate="no">{name}</b>
        <small>{owner}</small>
      </Words>
      <Waited translate="no">{waited}</Waited>
    </Anchor>
  );
}

export const QueueLink = createLink(QueueAnchor);

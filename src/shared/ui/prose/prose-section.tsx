import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    pt: '4',
    scrollMarginTop: '4',
  },
});

const Title = chakra('h2', { base: { textStyle: 'subtitle', color: 'text' } });

interface ProseSectionProps {
  /** What a link to this part says behind its `#`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of a `Prose` that can be linked to. */
export function ProseSection({ id, title, children }: ProseSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Root>
  );
}

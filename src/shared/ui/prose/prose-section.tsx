import type { ReactElement } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    pt: '4',
    scrollMarginTop: '4',
  },
});

const Title = styled('h2', { base: { textStyle: 'subtitle', color: 'text' } });

interface ProseSectionProps {
  /** The URL fragment of this part. */
  id: string;
  title: string;
  children: ReactElement;
}

/** A part of a `Prose` with a title and an anchor. */
export function ProseSection({ id, title, children }: ProseSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Root>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { Prose } from './prose';
import { ProseContents } from './prose-contents';
import { ProseSection } from './prose-section';

const Columns = styled('div', {
  base: {
    display: 'grid',
    // beside the text as in a long form; above it on narrow screens
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, {sizes.48}) minmax(0, {sizes.prose})' },
    columnGap: { base: '12', lg: '16' },
    rowGap: '6',
    '& > nav': { md: { position: 'sticky', top: '6' } },
  },
});

export interface ArticlePart {
  /** The URL fragment of this part. */
  id: string;
  title: string;
  text: ReactElement;
}

interface ArticleProps {
  intro?: ReactNode;
  parts: readonly ArticlePart[];
}

/** A long text in parts, with a table of contents. */
export function Article({ intro, parts }: ArticleProps) {
  return (
    <Columns>
      <ProseContents parts={parts} />
      <Prose>
        {intro}
        {parts.map(({ id, title, text }) => (
          <ProseSection key={id} id={id} title={title}>
            {text}
          </ProseSection>
        ))}
      </Prose>
    </Columns>
  );
}

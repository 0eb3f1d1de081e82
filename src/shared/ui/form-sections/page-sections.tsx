import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { SectionNav } from './section-nav';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '{sizes.40} minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '12',
    maxW: 'content',
  },
});

const Sections = styled('div', {
  base: {
    minW: '0',
    // only the first visible save bar is fixed at the bottom; the bar of a later form stays in its section
    '& section:has([data-bar]) ~ section form > [data-bar]': { position: 'sticky', bottom: '16', mx: '0' },
  },
});

interface PageSectionsProps {
  label: string;
  /** In page order; the ids are those of the `Section`s inside. */
  sections: readonly { id: string; label: string }[];
  children: ReactNode;
}

/** The sections of a page that saves each of them separately, with links to them beside it on wide screens. */
export const PageSections = ({ label, sections, children }: PageSectionsProps) => (
  <Columns>
    <SectionNav label={label} sections={sections} />
    <Sections>{children}</Sections>
  </Columns>
);

import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { SectionLinks } from './section-links';
import type { SectionFacts } from './sections';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, {sizes.form})', xl: '{sizes.40} minmax(0, {sizes.form}) minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '12',
    rowGap: '5',
  },
});

const Fields = styled('div', { base: { minW: '0' } });

const Notes = styled('div', {
  base: { display: 'grid', gap: '3', position: { xl: 'sticky' }, top: '4', '&:empty': { display: 'none' } },
});

interface FormSectionsProps {
  /** In page order, three or more. */
  sections: readonly SectionFacts[];
  /** Notices about saving, beside the fields. Only for pages without other navigation beside them. */
  notes?: ReactNode;
  /** The sections: `Section`s and `FoldedSection`s with the ids of `sections`. */
  children: ReactNode;
}

/** The sections of a long form, with links to them beside it on wide screens. Inside a `Form` of full width. */
export const FormSections = ({ sections, notes, children }: FormSectionsProps) => (
  <Columns>
    <SectionLinks sections={sections} />
    <Fields>{children}</Fields>
    {notes !== undefined && <Notes>{notes}</Notes>}
  </Columns>
);

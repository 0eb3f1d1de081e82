import { useFormState } from 'react-hook-form';
import { dirtyPaths } from '@/shared/ui/form';
import { SectionNav } from './section-nav';
import { type SectionFacts, sectionsWith } from './sections';

/** Links to the sections of the surrounding form, with a dot at sections with changes. */
export function SectionLinks({ sections }: { sections: readonly SectionFacts[] }) {
  'use no memo'; // opts out of React Compiler: `dirtyFields` changes and keeps its identity
  const { dirtyFields } = useFormState();
  const changed = sectionsWith(sections, dirtyPaths(dirtyFields));
  return <SectionNav label="Sections of the form" sections={sections} changed={changed} />;
}

export { FormSections } from './form-sections';
export { PageSections } from './page-sections';
export { type SectionFacts, sectionsWith } from './sections';
export { useFolding, useRefusedSections } from './use-folding';

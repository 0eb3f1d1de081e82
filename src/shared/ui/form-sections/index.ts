export { FormSections } from './form-sections';
export type { SectionFacts } from './sections';
export { useFolding, useRefusedSections } from './use-folding';

import type { SectionFacts } from '@/shared/ui/form-sections';

/** In page order. */
export const sourceSections = [
  { id: 'source', label: 'Source', fields: ['name', 'operator', 'mode', 'api_access_id', 'status', 'is_default'] },
  { id: 'entity', label: 'Legal entity', fields: ['legal_form', 'legal_name', 'inn', 'kpp', 'roles'] },
  { id: 'contract', label: 'Contract', fields: ['contract'] },
] as const satisfies readonly SectionFacts[];

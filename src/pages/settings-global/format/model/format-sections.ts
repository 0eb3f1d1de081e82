import type { SectionFacts } from '@/shared/ui/form-sections';

/** In page order. */
export const formatSections = [
  { id: 'format', label: 'Format', fields: ['name', 'code', 'kind', 'status', 'price_floor'] },
  { id: 'frame', label: 'Frame', fields: ['width', 'height', 'skip_offset'] },
  {
    id: 'adverts',
    label: 'What adverts must fit',
    fields: ['min_duration', 'max_duration', 'max_file_mb', 'mime_types', 'vpaid_allowed'],
  },
] as const satisfies readonly SectionFacts[];

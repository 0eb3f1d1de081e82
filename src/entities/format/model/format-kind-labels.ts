import type { FormatKind } from '@/shared/api';

export const formatKindLabels: Record<FormatKind, string> = {
  preroll: 'Preroll',
  midroll: 'Midroll',
  postroll: 'Postroll',
  inpage: 'In-page',
  overlay: 'Overlay',
};

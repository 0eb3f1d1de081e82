import type { FormatInput, FormatKind, FormatStatus } from '@/shared/api';

export const formatKindLabels: Record<FormatKind, string> = {
  preroll: 'Preroll',
  midroll: 'Midroll',
  postroll: 'Postroll',
  inpage: 'In-page',
  overlay: 'Overlay',
};

export const formatStatusLabels: Record<FormatStatus, string> = { working: 'Working', stopped: 'Stopped' };

export const fileTypeLabels: Record<NonNullable<FormatInput['mime_types']>[number], string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

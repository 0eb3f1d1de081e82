import { scriptStatusLabels } from '@/entities/script';

export const statusOptions = [
  { value: 'working', label: scriptStatusLabels.working },
  { value: 'stopped', label: scriptStatusLabels.stopped },
] as const;

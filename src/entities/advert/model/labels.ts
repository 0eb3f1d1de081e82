import type { AdvertStatus, LoadingStatus } from '@/shared/api';

export const advertStatusLabels: Record<AdvertStatus, string> = {
  approved: 'Approved',
  working: 'Working',
  stopped: 'Stopped',
  moderate: 'Moderate',
  ban: 'Ban',
  deleted: 'Deleted',
};

export const loadingStatusLabels: Record<LoadingStatus, string> = {
  awaiting: 'Waiting to be processed',
  processing: 'Processing the video',
  ready: 'Ready to play',
  error: 'The video could not be processed',
};

import type { AdvertState, AdvertStatus, LoadingStatus } from '@/shared/api';
import type { Registration } from './registration';

export const advertStatusLabels: Record<AdvertStatus, string> = {
  approved: 'Approved',
  working: 'Working',
  stopped: 'Stopped',
  moderate: 'Moderate',
  ban: 'Ban',
  deleted: 'Deleted',
};

export const advertStateLabels: Record<AdvertState | 'deleted', string> = {
  ...advertStatusLabels,
  returned: 'Returned',
};

export const loadingStatusLabels: Record<LoadingStatus, string> = {
  awaiting: 'Waiting for processing',
  processing: 'Processing the video',
  ready: 'Ready to play',
  error: 'The video could not be processed',
};

export const registrationStatusLabels: Record<Registration['status'], string> = {
  processing: 'Being checked',
  bad: 'Refused',
  verified: 'Verified',
};

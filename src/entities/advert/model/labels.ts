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

const registrationStatusLabels: Record<Registration['status'], string> = {
  processing: 'Not confirmed yet',
  bad: 'Refused',
  verified: 'Verified',
};

/** The state of the registration; without an ERID the register has nothing to check. */
export const registrationState = ({ erid, status }: Pick<Registration, 'erid' | 'status'>): string =>
  erid === null && status === 'processing' ? 'Waits for the ERID' : registrationStatusLabels[status];

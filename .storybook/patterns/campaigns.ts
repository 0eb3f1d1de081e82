import type { EntityStatus } from '../../src/shared/theme';

export interface Campaign {
  id: number;
  name: string;
  status: Extract<EntityStatus, 'working' | 'stopped' | 'moderate'>;
  adverts: number;
  spent: number;
}

export const statusWords = { working: 'Working', stopped: 'Stopped', moderate: 'Moderate' };

export const campaigns: readonly Campaign[] = [
  { id: 12, name: 'Spring sale', status: 'working', adverts: 6, spent: 184_200 },
  { id: 13, name: 'Summer teaser', status: 'moderate', adverts: 2, spent: 0 },
  { id: 14, name: 'Loyalty club', status: 'stopped', adverts: 9, spent: 1_020_118 },
];

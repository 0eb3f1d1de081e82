import type { Site as SiteDto, SiteStatus } from '@/shared/api';

/** A webmaster's site. */
export interface Site {
  id: number;
  name: string;
  domain: string;
  ownerName: string;
  /** One of the owner's folders; null is none. */
  folderId: number | null;
  status: SiteStatus;
  updatedAt: Date;
}

export const toSite = (dto: SiteDto): Site => ({
  id: dto.id,
  name: dto.name,
  domain: dto.domain,
  ownerName: dto.owner_name,
  folderId: dto.folder_id,
  status: dto.status,
  updatedAt: new Date(dto.updated_at),
});

export const siteStatusLabels: Record<SiteStatus, string> = {
  moderate: 'Moderate',
  approved: 'Approved',
  working: 'Working',
  stopped: 'Stopped',
  lock: 'Lock',
  ban: 'Ban',
  archive: 'Archive',
  deleted: 'Deleted',
};

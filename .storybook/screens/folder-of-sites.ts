import type { Folder } from '@/shared/api';

/** A folder as the server returns it. */
export const folderOfSites = (id: number, name: string, parent_id: number | null = null): Folder => ({
  id,
  kind: 'site',
  name,
  parent_id,
  count: 3,
  created_at: '2026-11-02T09:15:00.000Z',
  updated_at: '2026-11-02T09:15:00.000Z',
});

import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { folderQueries, pathOf } from '@/entities/folder';
import { folderEntered } from '@/entities/session';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import type { FolderPlace } from './folder-browser';

/** The way from everything down to the folder that is looked into. The session remembers it. */
export function FolderTrail({ kind, noun, folder, onChange }: FolderPlace) {
  const { data: folders } = useQuery(folderQueries.list(kind));
  const enter = useUnit(folderEntered);
  const path = pathOf(folders ?? [], folder);
  const ids = path.map(({ id }) => id).join();

  useEffect(() => {
    if (folders) enter({ kind, path: ids === '' ? [] : ids.split(',').map(Number) });
  }, [folders, enter, kind, ids]);

  if (!folders) return null;
  const all = { label: `All ${noun}`, onSelect: () => onChange(undefined) };
  const steps = path.map(({ id, name }) => ({ label: name, onSelect: () => onChange(id) }));
  return <Breadcrumbs label="Folder" items={[all, ...steps, ...elsewhere(folder, steps.length)]} />;
}

/** Where one is without a folder of one's own: what lies in none, or an address that somebody else has sent. */
function elsewhere(folder: number | undefined, steps: number) {
  if (folder === undefined || steps > 0) return [];
  return [{ label: folder === 0 ? 'In no folder' : 'No such folder', onSelect: () => {} }];
}

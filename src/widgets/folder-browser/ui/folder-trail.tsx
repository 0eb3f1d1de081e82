import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { folderQueries, pathOf } from '@/entities/folder';
import { folderEntered } from '@/entities/session';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import type { FolderPlace } from './folder-browser';

/** The path from all records down to the current folder; nothing at the top. The session stores it. */
export function FolderTrail({ kind, noun, folder, onChange }: FolderPlace) {
  const { data: folders } = useQuery(folderQueries.list(kind));
  const enter = useUnit(folderEntered);
  const path = pathOf(folders ?? [], folder);
  const ids = path.map(({ id }) => id).join();

  useEffect(() => {
    if (folders) enter({ kind, path: ids === '' ? [] : ids.split(',').map(Number) });
  }, [folders, enter, kind, ids]);

  if (!folders || folder === undefined) return null;
  const all = { label: `All ${noun}`, onSelect: () => onChange(undefined) };
  const steps = path.map(({ id, name }) => ({ label: name, onSelect: () => onChange(id) }));
  return <Breadcrumbs label="Folder" items={[all, ...steps, ...currentView(folder, steps.length)]} />;
}

/** Labels views without a folder path: records in no folder, or the URL of someone else's folder. */
function currentView(folder: number, steps: number) {
  if (steps > 0) return [];
  return [{ label: folder === 0 ? 'In no folder' : 'No such folder', onSelect: () => {} }];
}

import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { folderQueries, pathOf } from '@/entities/folder';
import { folderEntered } from '@/entities/session';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import type { FolderPlace } from '../model/folder-place';

/** The path from all records to the current folder, kept in the session; renders nothing at the top level. */
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

/** Labels views without a folder path: records without a folder, or the URL of another user's folder. */
function currentView(folder: number, steps: number) {
  if (steps > 0) return [];
  return [{ label: folder === 0 ? 'In no folder' : 'No such folder', onSelect: () => {} }];
}

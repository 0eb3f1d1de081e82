import { useQuery } from '@tanstack/react-query';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/field';
import { folderQueries } from '../api/folder-queries';
import type { FolderKind } from '../model/folder';
import { pathName } from '../model/folder-path';

/** Chooses one of the user's folders for a new record. */
export function FolderField({ name, kind }: { name: string; kind: FolderKind }) {
  const query = useQuery(folderQueries.list(kind));
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const { data: folders } = query;
  return (
    <SelectField
      name={name}
      label="Folder"
      placeholder={folders ? 'No folder' : 'Loading'}
      options={(folders ?? []).map(({ id }) => ({ value: id, label: pathName(folders ?? [], id) }))}
    />
  );
}

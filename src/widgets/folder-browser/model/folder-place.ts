import type { FolderKind } from '@/shared/api';

export interface FolderPlace {
  kind: FolderKind;
  /** Plural name of the records: "sites". */
  noun: string;
  /** The current folder from the URL: an id, 0 for records without a folder, undefined for all records. */
  folder: number | undefined;
  onChange: (folder: number | undefined) => void;
}

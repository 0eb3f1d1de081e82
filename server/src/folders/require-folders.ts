import type { Actor } from '../access/viewer.ts';
import { forbidden } from '../contract/api-error.ts';

/** @throws ApiError 403 unless folders are switched on for the user */
export function requireFolders({ user }: Actor): void {
  if (!user.foldersEnabled) throw forbidden('Folders are not switched on for this account');
}

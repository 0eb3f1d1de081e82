import type { Actor } from '../../platform/access/viewer.ts';
import { forbidden } from '../../platform/contract/api-error.ts';

/** @throws ApiError 403 if folders are disabled for the user */
export function requireFolders({ user }: Actor): void {
  if (!user.foldersEnabled) throw forbidden('Folders are not enabled for this account');
}

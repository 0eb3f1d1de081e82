import { useParams } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { cabinets } from './cabinets';
import { $foldersEnabled, type FolderDepth } from './session';

const NONE: readonly (keyof FolderDepth)[] = [];

/**
 * The kinds of records that have folders on this screen; none if folders are disabled or the records belong to others.
 */
export function useFolderKinds(): readonly (keyof FolderDepth)[] {
  const isOn = useUnit($foldersEnabled);
  const cabinet = useParams({ strict: false, select: (params) => params.cabinet });
  return isOn && cabinet ? cabinets[cabinet].folders : NONE;
}

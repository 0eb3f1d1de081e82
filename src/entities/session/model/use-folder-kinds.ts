import { useParams } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { cabinets } from './cabinets';
import { $foldersEnabled, type FolderDepth } from './session';

const NONE: readonly (keyof FolderDepth)[] = [];

/**
 * What the person keeps in folders on this screen; nothing where these are switched off, or the records are others'.
 * By the cabinet of the screen, not by the one that is current: a screen that is being left would change, and ask for
 * its lists again in a cabinet where they are forbidden.
 */
export function useFolderKinds(): readonly (keyof FolderDepth)[] {
  const isOn = useUnit($foldersEnabled);
  const cabinet = useParams({ strict: false, select: (params) => params.cabinet });
  return isOn && cabinet ? cabinets[cabinet].folders : NONE;
}

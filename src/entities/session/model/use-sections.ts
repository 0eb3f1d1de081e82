import { useUnit } from 'effector-react';
import { type Cabinet, type Section, sectionsFor } from './cabinets';
import { $viewer } from './session';

/** The sections of the cabinet that the user may open, in the order of its navigation. */
export const useSections = (cabinet: Cabinet): readonly Section[] => sectionsFor(useUnit($viewer), cabinet);

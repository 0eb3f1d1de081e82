import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { RejectedItems } from '@/shared/ui/field';
import { errorPaths, type HiddenFields } from '@/shared/ui/form';
import { type SectionFacts, sectionsWith } from './sections';

/** Opens the sections with rejected fields. Folded fields stay mounted, so the form finds the first of them itself. */
const foldedFields = <Id extends string>(
  sections: readonly SectionFacts<Id>[],
  open: (refused: ReadonlySet<Id>) => void,
): HiddenFields => ({
  has: () => false,
  reveal: (refused) => {
    const found = sectionsWith(sections, refused);
    if (found.size > 0) open(found);
    return undefined;
  },
});

/** Keeps which `FoldedSection`s of a form are open. Pass `hidden` to the `Form`, so that rejected fields open them. */
export function useFolding<Id extends string>(sections: readonly SectionFacts<Id>[], opened: readonly Id[] = []) {
  const [open, setOpen] = useState<ReadonlySet<Id>>(() => new Set(opened));
  const openAll = (ids: Iterable<Id>) => flushSync(() => setOpen((before) => new Set([...before, ...ids])));
  return {
    hidden: foldedFields(sections, openAll),
    /** Opens sections synchronously, so that their fields can take the focus. */
    open: openAll,
    fold: (id: Id) => ({
      id,
      isOpen: open.has(id),
      onToggle: (isOpen: boolean) =>
        setOpen((before) => new Set([...[...before].filter((one) => one !== id), ...(isOpen ? [id] : [])])),
    }),
  };
}

/** The sections of the surrounding form that contain errors or rejected entries. */
export function useRefusedSections<Id extends string>(sections: readonly SectionFacts<Id>[]): ReadonlySet<Id> {
  'use no memo'; // opts out of React Compiler: `errors` changes and keeps its identity
  const { errors } = useFormState();
  const { items: held } = use(RejectedItems);
  return sectionsWith(sections, [...errorPaths(errors), ...held.keys()]);
}

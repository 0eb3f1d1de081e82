import { type RefObject, useEffect, useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { CampaignFormValues } from './campaign-form';
import type { Contradiction } from './contradictions';
import { type Section, sectionOf } from './sections';

/**
 * Moves the focus when another section opens: to the field that a link points to, or to the section itself.
 *
 * @param part the element that contains the section's fields
 * @returns a function that marks a contradicting field and focuses it once its section is shown
 */
export function useFocusInSection(
  form: UseFormReturn<CampaignFormValues>,
  section: Section,
  part: RefObject<HTMLElement | null>,
) {
  const shown = useRef(section);
  const wanted = useRef<FieldPath<CampaignFormValues>>(undefined);

  const focus = () => {
    const path = wanted.current;
    wanted.current = undefined;
    if (path) form.setFocus(path);
    // a field in a closed list can't be focused, so the section is
    if (!part.current?.contains(document.activeElement)) part.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is shown
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    focus();
  }, [section]);

  return ({ path, message }: Contradiction): void => {
    wanted.current = path as FieldPath<CampaignFormValues>;
    form.setError(wanted.current, { type: 'rule', message });
    if (sectionOf(path) === section) focus();
  };
}

import { type RefObject, useEffect, useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { CampaignFormValues } from './campaign-form';
import type { Contradiction } from './contradictions';
import { type Section, sectionOf } from './sections';

/**
 * Moves the focus along with the section that is shown: to the field that a link has led to, or to the section itself.
 *
 * @param part what holds the section's fields
 * @returns marks a field that contradicts another, and gives it the focus as soon as its section is shown
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
    // one in a closed list can't take it
    if (!part.current?.contains(document.activeElement)) part.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is shown
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

import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { checkFields } from '@/shared/ui/form';
import { StepLink, Steps } from '@/shared/ui/steps';
import type { CampaignFormValues } from '../model/campaign-form';
import { fieldsBefore, type Section, sectionLabels, sectionOf, sections } from '../model/sections';
import { useRefusedFields } from '../model/use-refused-fields';

const Nav = styled('nav', { base: { mb: '2' } });

/**
 * Links to all steps at any time. Skipping forward validates the steps before, and each step shows its number of
 * errors. Errors that a field already has, such as the server's, are kept.
 */
export function StepNav({ current }: { current: Section }) {
  const { control, trigger, getFieldState, setError, subscribe } = useFormContext<CampaignFormValues>();
  const refused = useRefusedFields();
  const place = sections.indexOf(current);
  const [checked, setChecked] = useState<ReadonlySet<Section>>(new Set());
  /** Increases when all fields are set at once, by continuing a draft. */
  const [filled, setFilled] = useState(0);
  const before = useRef({ place: 0, filled: 0 });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) return;
          setChecked(new Set());
          setFilled((count) => count + 1);
        },
      }),
    [subscribe],
  );

  useEffect(() => {
    const isForward = place > before.current.place || filled !== before.current.filled;
    before.current = { place, filled };
    if (!isForward) return;
    const passed = fieldsBefore(current) as FieldPath<CampaignFormValues>[];
    // the review step validates all fields, including the audience
    const paths = current === 'review' ? undefined : passed.filter((path) => !getFieldState(path).error);
    void checkFields({ control, trigger, getFieldState, setError }, paths).then(() =>
      setChecked((known) => new Set([...known, ...sections.slice(0, place)])),
    );
  }, [place, filled, current, control, trigger, getFieldState, setError]);

  return (
    <Nav aria-label="Campaign steps">
      <Steps
        label="Steps to a new campaign"
        steps={sections.map((key) => ({
          key,
          label: sectionLabels[key],
          toCorrect: refused.filter((path) => sectionOf(path) === key).length,
          isChecked: checked.has(key),
        }))}
        current={current}
        link={(section, label, isCurrent) => (
          <StepLink to="." search={(state: object) => ({ ...state, section })} isCurrent={isCurrent}>
            {label}
          </StepLink>
        )}
      />
    </Nav>
  );
}

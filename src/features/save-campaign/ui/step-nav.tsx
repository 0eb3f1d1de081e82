import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { Steps } from '@/shared/ui/steps';
import type { CampaignFormValues } from '../model/campaign-form';
import { fieldsBefore, type Section, sectionLabels, sectionOf, sections } from '../model/sections';
import { useRefusedFields } from '../model/use-refused-fields';

const Nav = chakra('nav', { base: { mb: '2' } });

/**
 * The way to each step, any time. Who skips steps sees what is to be corrected in them; errors that a field has already,
 * such as the server's, stay.
 */
export function StepNav({ current }: { current: Section }) {
  const { trigger, getFieldState } = useFormContext<CampaignFormValues>();
  const refused = useRefusedFields();
  const place = sections.indexOf(current);
  const [reached, setReached] = useState(place);
  if (place > reached) setReached(place);

  const before = useRef(0);
  useEffect(() => {
    const isForward = place > before.current;
    before.current = place;
    if (!isForward) return;
    const passed = fieldsBefore(current) as FieldPath<CampaignFormValues>[];
    void trigger(passed.filter((path) => !getFieldState(path).error));
  }, [place, current, trigger, getFieldState]);

  return (
    <Nav aria-label="Campaign steps">
      <Steps
        label="Steps to a new campaign"
        steps={sections.map((key) => ({
          key,
          label: sectionLabels[key],
          toCorrect: refused.filter((path) => sectionOf(path) === key).length,
        }))}
        current={current}
        reached={sections[reached]}
        link={(section, label) => (
          <Link to="." search={(state: object) => ({ ...state, section })}>
            {label}
          </Link>
        )}
      />
    </Nav>
  );
}

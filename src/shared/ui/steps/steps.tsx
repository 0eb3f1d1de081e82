import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    '& li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0', color: 'text.muted' },
    '& li[aria-current]': { color: 'text', fontWeight: 'medium' },
    '& [data-mark]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      flexShrink: 0,
      borderRadius: 'full',
      borderWidth: 'hairline',
      borderColor: 'border.strong',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li[aria-current] [data-mark]': { bg: 'accent.solid', borderColor: 'accent.solid', color: 'text.onSolid' },
    '& [data-done]': { bg: 'accent.subtle', borderColor: 'accent.subtle', color: 'accent.text' },
    '& svg': { boxSize: '3.5' },
  },
});

export interface Step {
  key: string;
  label: string;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Key of the current step; those before it are completed. */
  current: string;
}

/** Progress of a multi-step task. Display only: the buttons below navigate. */
export function Steps({ label, steps, current }: StepsProps) {
  const position = steps.findIndex(({ key }) => key === current);
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.key} aria-current={index === position ? 'step' : undefined}>
          <span data-mark="" data-done={index < position ? '' : undefined} aria-hidden>
            {index < position ? <Check /> : index + 1}
          </span>
          <span>
            {step.label}
            {index < position && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </List>
  );
}

import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const forced = '@media (forced-colors: active)';

const List = styled('ol', {
  base: {
    display: 'flex',
    columnGap: '0.5',
    textStyle: 'small',
    '& > li': {
      flex: '1 1 0',
      minW: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '1.5',
      color: 'text.muted',
    },
    '& > li::before': {
      content: '""',
      h: '1',
      bg: 'surface.track',
      [forced]: { forcedColorAdjust: 'none', bg: 'Canvas', outline: '{borderWidths.hairline} solid CanvasText' },
    },
    '& > li[data-state=done]::before': { bg: 'accent.graph', [forced]: { bg: 'Highlight' } },
    '& > li[data-current]': { color: 'text', fontWeight: 'semibold' },
    '& > li[data-current]::before': {
      bgImage: 'linear-gradient(to right, {colors.accent.graph} 50%, transparent 50%)',
      [forced]: { bgImage: 'linear-gradient(to right, Highlight 50%, transparent 50%)' },
    },
    '& > li[data-state=wrong]': { color: 'tone.error.text' },
    '& > li[data-state=wrong]::before': { bg: 'tone.error.solid', bgImage: 'none', [forced]: { bg: 'Mark' } },
    '& > li > *': { justifySelf: 'start' },
    '& a': {
      borderRadius: 'sm',
      _hover: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    },
    // a target of 24 px, even if only the icon is shown
    '& [data-label]': { display: 'flex', alignItems: 'center', gap: '1.5', minH: '6', minW: '6' },
    '& svg': { boxSize: '3.5', flexShrink: 0 },
    '& li[data-state=done] svg': { color: 'accent.text' },
    // only the current step shows its label, which may be wider than its share of the row
    smDown: {
      '& > li:not([data-current]) [data-words]': { srOnly: true },
      '& > li[data-current] > *': { justifySelf: 'center', w: 'max-content' },
      '& > li[data-current]:first-of-type > *': { justifySelf: 'start' },
      '& > li[data-current]:last-of-type > *': { justifySelf: 'end' },
      '& > li[data-current] ~ li > *': { justifySelf: 'end' },
      '& > li[data-current] [data-words]': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        maxW: '40',
      },
    },
    sm: { '& [data-place]': { srOnly: true } },
    // there is only room for one of the two
    '& [data-state=wrong] [data-place]': { srOnly: true },
  },
});

export interface Step {
  key: string;
  label: string;
  /** Number of fields with errors. */
  toCorrect?: number;
  /**
   * Whether its fields were validated. By default true for steps before the current one, which can't be skipped then.
   */
  isChecked?: boolean;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  current: string;
  /** Wraps the label of a step in a link to it: a `StepLink`. */
  link?: (key: string, label: ReactNode, isCurrent: boolean) => ReactNode;
}

/**
 * Progress of a multi-step task. Buttons below move between steps; with `link`, the steps are links as well. Steps with
 * errors show their number. A step is complete once its fields were validated, not when it was skipped.
 */
export function Steps({ label, steps, current, link }: StepsProps) {
  const position = steps.findIndex(({ key }) => key === current);
  return (
    <List aria-label={label}>
      {steps.map(({ key, label: name, toCorrect = 0, isChecked }, index) => {
        const isCurrent = index === position;
        const isDone = (isChecked ?? index < position) && !isCurrent && toCorrect === 0;
        const state = isDone ? 'done' : toCorrect > 0 ? 'wrong' : undefined;
        const words = (
          <span data-label="">
            {isDone && <Check aria-hidden />}
            {toCorrect > 0 && <TriangleAlert aria-hidden />}
            <span data-words="">
              <span>{name}</span>
              {toCorrect > 0 && <span>{`, ${toCorrect} to correct`}</span>}
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
              {isCurrent && <span data-place="">{`, ${index + 1} of ${steps.length}`}</span>}
            </span>
          </span>
        );
        return (
          <li
            key={key}
            data-current={isCurrent ? '' : undefined}
            data-state={state}
            // with links, the link has the attribute instead
            aria-current={isCurrent && !link ? 'step' : undefined}
          >
            {link?.(key, words, isCurrent) ?? words}
          </li>
        );
      })}
    </List>
  );
}

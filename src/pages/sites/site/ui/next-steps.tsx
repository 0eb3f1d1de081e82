import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '@/shared/ui/section';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      py: '3',
      borderBottomWidth: 'hairline',
      _last: { borderBottomWidth: '0', pb: '0' },
    },
    '& > li > svg': { boxSize: '4', mt: '0.5', color: 'text.subtle' },
    '& > li[data-done] > svg': { color: 'status.working.text' },
    '& strong': { display: 'block', fontWeight: 'medium' },
    '& small': { display: 'block', textStyle: 'small', color: 'text.muted' },
  },
});

export interface NextStep {
  key: string;
  title: string;
  /** Undefined while it is not known. */
  isDone: boolean | undefined;
  /** What to do, or when it was done; null while that is not known. */
  note: ReactNode;
}

/** What stands between a new site and its first advert, in the order of doing it. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <Section title="What to do next">
    <List aria-label="What to do next">
      {steps.map(({ key, title, isDone, note }) => (
        <li key={key} data-done={isDone || undefined}>
          {isDone ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
          <span>
            <strong>
              <span>{title}</span>
              <VisuallyHidden>{isDone === undefined ? ', loading' : isDone ? ', done' : ', to do'}</VisuallyHidden>
            </strong>
            <small>{note ?? <SkeletonBlock aria-hidden w="48" my="0.5" />}</small>
          </span>
        </li>
      ))}
    </List>
  </Section>
);

import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const List = styled('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      py: '3',
      borderBottomWidth: 'hairline',
      overflowWrap: 'anywhere',
      _last: { borderBottomWidth: '0', pb: '0' },
    },
    '& > li > svg': { boxSize: '4', mt: '0.5', color: 'text.subtle' },
    '& > li[data-state=done] > svg': { color: 'status.working.text' },
    '& > li[data-state=warning] > svg': { color: 'tone.warning.text' },
    '& strong': { display: 'block', fontWeight: 'medium' },
    '& small': { display: 'block', textStyle: 'small', color: 'text.muted' },
  },
});

const appearances = {
  done: { icon: <CircleCheck aria-hidden />, words: ', done' },
  open: { icon: <CircleDashed aria-hidden />, words: ', to do' },
  warning: { icon: <TriangleAlert aria-hidden />, words: ', warning' },
  loading: { icon: <CircleDashed aria-hidden />, words: ', loading' },
};

export interface Check {
  key: string;
  title: string;
  state: keyof typeof appearances;
  /** The finding, or what to do; null while unknown. */
  note: ReactNode;
}

/** A list of conditions, one per line, each with its state. */
export const CheckList = ({ label, checks }: { label: string; checks: readonly Check[] }) => (
  <List aria-label={label}>
    {checks.map(({ key, title, state, note }) => (
      <li key={key} data-state={state}>
        {appearances[state].icon}
        <span>
          <strong>
            <span>{title}</span>
            <VisuallyHidden>{appearances[state].words}</VisuallyHidden>
          </strong>
          <small>{note ?? <SkeletonBlock aria-hidden w="48" my="0.5" />}</small>
        </span>
      </li>
    ))}
  </List>
);

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from '@/shared/theme';
import { focusNeighbour } from '@/shared/ui/form';

const List = styled('ol', {
  base: {
    listStyle: 'none',
    // the numbers show the order
    '&[data-several]': { listStyleType: 'decimal', ps: '5' },
  },
});

export interface ServingProblem {
  key: string;
  sentence: string;
  /** The button or link that fixes it. */
  fix?: ReactNode;
}

/**
 * Explains below the title of a campaign or advert why it isn't serving: lists all problems with their fixes, in the
 * order in which they can be fixed.
 */
export const ServingAnswer = ({ problems }: { problems: readonly ServingProblem[] }) =>
  problems.length > 0 && (
    <List data-several={problems.length > 1 || undefined} aria-label="Why it isn't serving">
      {problems.map(({ key, ...problem }) => (
        <ProblemLine key={key} {...problem} />
      ))}
    </List>
  );

function ProblemLine({ sentence, fix }: Omit<ServingProblem, 'key'>) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const line = ref.current;
    return () => {
      const fixed = document.activeElement;
      if (!line?.contains(fixed) || !fixed) return;
      // a successful fix removes its line, so the focus moves to another one
      const fixes = line.closest('ol')?.querySelectorAll<HTMLElement>('a, button') ?? [];
      focusNeighbour(fixed, fixes, document.querySelector<HTMLElement>('h1'));
    };
  }, []);
  return (
    <li ref={ref}>
      <span>{fix ? `${sentence} ` : sentence}</span>
      {fix && <span>{fix}</span>}
    </li>
  );
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from '@/shared/theme';
import { focusNeighbour } from '@/shared/ui/form';

const List = styled('ol', {
  base: {
    listStyle: 'none',
    // the number says what comes first
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
 * Says below the title of a campaign or an advert why it isn't serving: all problems, in the order in which they can be
 * fixed, each with its fix.
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
      // the fix has removed its line, and the focus would go with it
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

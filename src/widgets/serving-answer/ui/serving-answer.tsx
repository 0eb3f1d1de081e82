import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Banner } from '@/shared/ui/banner';
import { focusNeighbour } from '@/shared/ui/form';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '1',
    // the number says what comes first
    '&[data-several]': { listStyleType: 'decimal', ps: '5' },
  },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minH: '8',
    '& > span': { flex: '1 1 12rem', minW: '0', overflowWrap: 'anywhere' },
  },
});

export interface ServingProblem {
  key: string;
  sentence: string;
  /** The button or link that fixes it. */
  fix?: ReactNode;
}

/** Says on the page of a campaign or an advert why it isn't serving: all problems, in the order in which they can be fixed. */
export const ServingAnswer = ({ problems }: { problems: readonly ServingProblem[] }) =>
  problems.length > 0 && (
    <Banner tone="info" announced={false} title="Why it isn't serving">
      <List data-several={problems.length > 1 || undefined} aria-label="Why it isn't serving">
        {problems.map(({ key, ...problem }) => (
          <ProblemLine key={key} {...problem} />
        ))}
      </List>
    </Banner>
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
      <Line>
        <span>{sentence}</span>
        {fix && <div>{fix}</div>}
      </Line>
    </li>
  );
}

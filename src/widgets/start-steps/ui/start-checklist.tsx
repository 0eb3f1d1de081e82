import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import { useId } from 'react';
import { campaignQueries } from '@/entities/campaign';
import type { StartState } from '@/shared/api';
import { styled } from '@/shared/theme';
import { describeSteps, nextStep } from '../model/describe-step';
import { StepLink } from './step-link';

const Root = styled('section', {
  base: { mb: '5', borderWidth: 'hairline', borderRadius: 'md', px: '4', pt: '3', pb: '2', maxW: 'content' },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    '& > h2': { textStyle: 'sectionTitle' },
    '& > p': { textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

const Line = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    py: '2',
    'li + &': { borderTopWidth: 'hairline' },
    '& > svg': { boxSize: '4', color: 'text.subtle' },
    '& > div:last-of-type': { gridColumn: { base: '2', sm: '3' } },
    '& small': { display: 'block', textStyle: 'small', color: 'text.muted' },
    '&[data-state=done] > svg': { color: 'status.working.text' },
    '&[data-state=waiting] > svg': { color: 'tone.warning.text' },
    '&:is([data-state=done], [data-state=later]) > div': { color: 'text.muted' },
  },
});

const pictures = { done: CircleCheck, waiting: Hourglass, to_do: Circle, later: CircleDashed };

const stateWords: Record<StartState, string> = {
  done: 'done',
  waiting: 'waiting',
  to_do: 'to do',
  later: 'comes later',
};

/**
 * The steps of a new advertiser until the first advert serves, at the top of the start screen; renders nothing after
 * that.
 */
export function StartChecklist() {
  const titleId = useId();
  const { data: steps } = useQuery(campaignQueries.startSteps());
  if (steps === undefined || steps.is_finished) return null;
  const described = describeSteps(steps);
  const next = nextStep(steps);
  const done = described.filter(({ state }) => state === 'done');
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>To your first advert</h2>
        <p>{`${done.length} of ${described.length} done`}</p>
      </Head>
      <ol>
        {described.map((step) => {
          const { code, state, title, note } = step;
          const Picture = pictures[state];
          return (
            <Line key={code} data-state={state}>
              <Picture aria-hidden />
              <div>
                <span>{title}</span>
                <VisuallyHidden>{`, ${stateWords[state]}`}</VisuallyHidden>
                {note && <small>{note}</small>}
              </div>
              <div>
                <StepLink step={step} steps={steps} variant={code === next?.code ? 'solid' : 'outline'} />
              </div>
            </Line>
          );
        })}
      </ol>
    </Root>
  );
}

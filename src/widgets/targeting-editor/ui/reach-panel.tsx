import { chakra } from '@chakra-ui/react/styled-system';
import type { Reach } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { Bone } from '@/shared/ui/skeleton';
import { countSentence, shareText } from '../model/reach-words';
import { useReach } from '../model/use-reach';
import { CostliestRule } from './costliest-rule';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-busy] i': { opacity: 0.45 },
    '& > strong': { textStyle: 'pageTitle' },
    '& > small': { textStyle: 'small', color: 'text.muted' },
  },
});

const Track = chakra('div', {
  base: {
    h: '2',
    borderRadius: 'full',
    bg: 'surface.sunken',
    overflow: 'hidden',
    '& > i': { display: 'block', h: 'full', bg: 'accent.solid' },
  },
});

function Estimate({ reach, isStale }: { reach: Reach; isStale: boolean }) {
  const { costliest, share, is_sample: isSample } = reach;
  return (
    <Words aria-busy={isStale || undefined}>
      <strong>{shareText(reach)}</strong>
      <Track aria-hidden>
        <i style={{ width: `${share * 100}%` }} />
      </Track>
      <span>{countSentence(reach)} would match.</span>
      {costliest && <CostliestRule cost={costliest} />}
      {isSample && <small>Counted in a made-up sample, until delivery records real requests.</small>}
    </Words>
  );
}

/** How many would be reached by the targeting of the surrounding form, and what costs the most. */
export function ReachPanel({ campaignId }: { campaignId?: number }) {
  const { data, isError, isWrong, isStale, refetch } = useReach(campaignId);
  return (
    <Section title="Reach">
      <div role="status">
        {isWrong && 'Correct the targeting to see whom it reaches.'}
        {!isWrong && isError && (
          <Words>
            The reach could not be estimated.
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Retry
            </Button>
          </Words>
        )}
        {!isWrong && !isError && (data ? <Estimate reach={data} isStale={isStale} /> : <Bone w="40" />)}
      </div>
    </Section>
  );
}

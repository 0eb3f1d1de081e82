import { styled } from '@/shared/theme';
import { LimitMeter, type LimitMeterProps } from './limit-meter';

const Root = styled('div', { base: { minW: '0', textStyle: 'small' } });

const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    mb: '1',
    '& > b': { fontWeight: 'medium' },
    '& > small': { textStyle: 'caption', color: 'text.subtle' },
    '& > span': { ms: 'auto', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    '& > span > b': { fontWeight: 'medium', color: 'text' },
  },
});

const Ruler = styled('div', {
  base: {
    position: 'relative',
    h: '4',
    textStyle: 'tick',
    color: 'text.subtle',
    '& > span': { position: 'absolute', transform: 'translateX(-50%)' },
    '& > span:last-of-type': { transform: 'translateX(-100%)' },
  },
});

/** The used share of a limit, with a mark for an even pace. For a task's progress, use `ProgressBar`. */
export function LimitBar(props: Omit<LimitMeterProps, 'size'>) {
  const { label, used, limit, forecast } = props;
  return (
    <Root>
      <Head>
        <b>{label}</b>
        {forecast !== undefined && <small>{forecast}</small>}
        <span translate="no">
          <b>{used}</b> of {limit}
        </span>
      </Head>
      <LimitMeter {...props} size="md" />
      <Ruler aria-hidden>
        {[25, 50, 75].map((at) => (
          <span key={at} style={{ insetInlineStart: `${at}%` }}>
            {at}
          </span>
        ))}
        <span style={{ insetInlineStart: '100%' }}>100%</span>
      </Ruler>
    </Root>
  );
}

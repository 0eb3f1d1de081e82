import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Root = chakra('div', { base: { minW: '0', textStyle: 'small' } });

const Head = chakra('div', {
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

const half = '{borderWidths.hairline}';

/** Cut at 25, 50 and 75 %, as the quartiles of a video are. */
const cuts = [25, 50, 75]
  .map((at) => `black 0 calc(${at}% - ${half}), transparent 0 calc(${at}% + ${half})`)
  .join(', ');

const forced = '@media (forced-colors: active)';

const Track = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    '& > span': {
      display: 'block',
      h: 'full',
      borderRadius: 'xs',
      bg: 'surface.track',
      overflow: 'hidden',
      maskImage: `linear-gradient(to right, ${cuts}, black 0)`,
      [forced]: { borderWidth: 'hairline' },
    },
    '& > span > span': { display: 'block', h: 'full', [forced]: { forcedColorAdjust: 'none', bg: 'Highlight' } },
    // where an even pace would be now
    '& > i': {
      position: 'absolute',
      top: '50%',
      w: '{borderWidths.ring}',
      h: '3',
      transform: 'translate(-50%, -50%)',
      bg: 'text',
      boxShadow: '0 0 0 {borderWidths.hairline} {colors.surface.panel}',
      [forced]: { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
  },
  variants: {
    size: { sm: { h: '1' }, md: { h: '1.5' } },
    tone: {
      count: { '& > span > span': { bg: 'accent.graph' } },
      money: { '& > span > span': { bg: 'money.graph' } },
    },
    full: { true: { '& > span > span': { bg: 'tone.warning.graph' } }, false: {} },
  },
});

const Ruler = chakra('div', {
  base: {
    position: 'relative',
    h: '4',
    textStyle: 'tick',
    color: 'text.subtle',
    '& > span': { position: 'absolute', transform: 'translateX(-50%)' },
    '& > span:last-of-type': { transform: 'translateX(-100%)' },
  },
});

interface LimitBarProps {
  /** Name of the limit: "Daily budget". */
  label: string;
  /** Written amounts: "4,496.84", "9,000". */
  used: string;
  limit: string;
  /** Share of the limit that is used, 0 to 100. */
  percent: number;
  /** Money is drawn in copper, counts in blue. */
  tone: 'count' | 'money';
  /** Share of the term that has passed, 0 to 100; undefined for a limit without a term. */
  now?: number | undefined;
  /** What follows from the pace: "At this pace reached at 21:40". */
  forecast?: string | undefined;
  /** In a table cell: without the label, which the column's head and the text below give. */
  compact?: boolean;
}

/** How much of a limit is used, with the mark of an even pace. For a task's progress, use `ProgressBar`. */
export function LimitBar({ label, used, limit, percent, tone, now, forecast, compact = false }: LimitBarProps) {
  const id = useId();
  const share = Math.min(100, Math.max(0, percent));
  const text = `${used} of ${limit}${forecast === undefined ? '' : `. ${forecast}`}`;
  return (
    <Root>
      {!compact && (
        <Head>
          <b id={id}>{label}</b>
          {forecast !== undefined && <small>{forecast}</small>}
          <span>
            <b>{used}</b> of {limit}
          </span>
        </Head>
      )}
      <Track
        size={compact ? 'sm' : 'md'}
        tone={tone}
        full={share >= 100}
        role="meter"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={text}
        {...(compact ? { 'aria-label': label } : { 'aria-labelledby': id })}
      >
        <span>
          <span style={{ width: `${share}%` }} />
        </span>
        {now !== undefined && <i style={{ insetInlineStart: `${now}%` }} />}
      </Track>
      {!compact && (
        <Ruler aria-hidden>
          {[25, 50, 75].map((at) => (
            <span key={at} style={{ insetInlineStart: `${at}%` }}>
              {at}
            </span>
          ))}
          <span style={{ insetInlineStart: '100%' }}>100%</span>
        </Ruler>
      )}
    </Root>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';

const half = '{borderWidths.hairline}';

const cuts = [25, 50, 75]
  .map((at) => `black 0 calc(${at}% - ${half}), transparent 0 calc(${at}% + ${half})`)
  .join(', ');

/** Divides a bar at 25, 50 and 75 %, like the quartiles of a video. */
export const quarterMask = { maskImage: `linear-gradient(to right, ${cuts}, black 0)` };

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
      ...quarterMask,
      [forced]: { borderWidth: 'hairline' },
    },
    '& > span > span': { display: 'block', h: 'full', [forced]: { forcedColorAdjust: 'none', bg: 'Highlight' } },
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

export interface LimitMeterProps {
  /** Name of the limit: "Daily budget". */
  label: string;
  /** Formatted amounts: "4,496.84", "9,000". */
  used: string;
  limit: string;
  /** The used share of the limit, 0 to 100. */
  percent: number;
  /** Money is copper, counts are blue. */
  tone: 'count' | 'money';
  /** The share of the term that has passed, 0 to 100; undefined for a limit without a term. */
  now?: number | undefined;
  /** Projection from the current pace: "At this pace reached at 21:40". */
  forecast?: string | undefined;
  size?: 'sm' | 'md';
}

/** The bar alone, for a table cell whose header and text contain the rest. */
export function LimitMeter({ label, used, limit, percent, tone, now, forecast, size = 'sm' }: LimitMeterProps) {
  const share = Math.min(100, Math.max(0, percent));
  return (
    <Track
      size={size}
      tone={tone}
      full={share >= 100}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      aria-valuetext={`${used} of ${limit}${forecast === undefined ? '' : `. ${forecast}`}`}
    >
      <span>
        <span style={{ width: `${share}%` }} />
      </span>
      {now !== undefined && <i style={{ insetInlineStart: `${now}%` }} />}
    </Track>
  );
}

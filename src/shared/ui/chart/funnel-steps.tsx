import type { CSSProperties } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { type FunnelStep, formatFunnelRate, funnelRates } from './funnel-rates';

const forced = '@media (forced-colors: active)';

/** Below this width the steps are rows instead of columns. */
const narrow = '@container (max-width: 34em)';

/** Below this width, a number in the millions doesn't fit into a column. */
const tight = '@container (max-width: 46em)';

const Root = styled('div', { base: { containerType: 'inline-size', h: 'full' } });

const List = styled('ol', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    h: 'full',
    // label, number, share, bar, time: a label that wraps moves the rows of all columns
    gridTemplateRows: 'auto auto auto minmax({sizes.24}, 1fr) auto',
    '--bar': '{colors.accent.area}',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 5',
      rowGap: '0.5',
      minW: '0',
    },
    // steps before the counted one are less prominent
    '& > [data-before]': { '--bar': '{colors.text.subtle}', '--weight': '0.55' },
    '& span': { textStyle: 'caption', color: 'text.muted', pe: '2', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& b': {
      textStyle: 'sub',
      fontVariantNumeric: 'tabular-nums',
      [tight]: { textStyle: 'caption', fontWeight: 'semibold' },
    },
    '& small': { textStyle: 'caption', color: 'text.subtle', pe: '1', fontVariantNumeric: 'tabular-nums', minH: '4' },
    '& [data-at]': { textStyle: 'tick', minH: '3.5' },
    '& i': {
      position: 'relative',
      mt: '1',
      borderBottomWidth: 'hairline',
      borderColor: 'border.strong',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        bottom: '0',
        w: '58%',
        h: 'calc(var(--part) * 100%)',
        bg: 'var(--bar)',
        opacity: 'var(--weight, 1)',
        [forced]: { forcedColorAdjust: 'none', bg: 'Highlight', opacity: 1 },
      },
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '58%',
        insetInlineEnd: '0',
        bottom: '0',
        h: 'full',
        bg: 'var(--bar)',
        opacity: 0.16,
        clipPath: 'polygon(0 calc(100% - var(--part) * 100%), 100% calc(100% - var(--next) * 100%), 100% 100%, 0 100%)',
        [forced]: { display: 'none' },
      },
    },
    [narrow]: {
      gridAutoFlow: 'row',
      gridTemplateRows: 'none',
      alignContent: 'start',
      gridTemplateColumns: 'fit-content(8rem) minmax(0, 1fr) max-content',
      columnGap: '3',
      rowGap: '1.5',
      '& > li': {
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'none',
        gridColumn: '1 / -1',
        gridRow: 'auto',
        alignItems: 'center',
      },
      '& span': { whiteSpace: 'nowrap', pe: '0' },
      '& i': {
        gridColumn: '2',
        gridRow: '1',
        h: '2',
        mt: '0',
        borderWidth: '0',
        borderRadius: 'xs',
        overflow: 'hidden',
        bg: 'surface.track',
        [forced]: { borderWidth: 'hairline' },
        _before: { w: 'calc(var(--part) * 100%)', h: 'full' },
        _after: { display: 'none' },
      },
      '& span:first-of-type': { gridColumn: '1', gridRow: '1' },
      '& b': { gridColumn: '3', textStyle: 'sub', textAlign: 'end', fontWeight: 'medium' },
      '& small': { display: 'none' },
    },
  },
});

interface FunnelStepsProps {
  label: string;
  steps: readonly FunnelStep[];
  /** The noun for the total in shares after the counted step: "shows". */
  whole: string | undefined;
}

/** Draws a funnel: columns with a slope to the next one, or rows if there is little room. */
export function FunnelSteps({ label, steps, whole }: FunnelStepsProps) {
  const rates = funnelRates(steps);
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <Root translate="no">
      <List aria-label={label}>
        {steps.map((step, index) => {
          const { ofFirst = null, ofCounted = null } = rates[index] ?? {};
          const next = steps[index + 1] ?? step;
          const parts: CSSProperties & Record<`--${string}`, number> = {
            '--part': step.value / most,
            '--next': next.value / most,
          };
          return (
            <li key={step.label} data-before={step.isBefore || undefined}>
              <span title={step.label}>{step.label}</span>
              <b>{formatNumber(step.value)}</b>
              <small>
                {ofCounted === null
                  ? formatFunnelRate(ofFirst)
                  : `${formatFunnelRate(ofCounted)}${whole ? ` of ${whole}` : ''}`}
              </small>
              <i aria-hidden style={parts} />
              <small data-at="">{step.at}</small>
            </li>
          );
        })}
      </List>
    </Root>
  );
}

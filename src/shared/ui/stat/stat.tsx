import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactElement } from 'react';
import { numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { Delta, type DeltaProps } from './delta';
import { Sparkline, type StatTone } from './sparkline';

const Root = chakra('dl', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    containerType: 'inline-size',
    // the same height while loading
    minH: '32',
    px: '4',
    py: '3',
    borderTopWidth: 'hairline',
    borderInlineStartWidth: 'hairline',
    '& > dt': { display: 'flex', gap: '1.5', textStyle: 'small', color: 'text.muted' },
    '& > dt > small': { textStyle: 'small', color: 'money.text' },
    '& > dd': { minW: '0', overflowWrap: 'anywhere' },
    '& > dd:last-of-type:has(svg[role=img])': { mt: 'auto', pt: '2' },
    // the whole cell is clickable
    '& :is(button, dt > a)': { cursor: 'pointer', _after: { content: '""', position: 'absolute', inset: '0' } },
    '& :is(button, dt > a):focus-visible': {
      outline: 'none',
      _after: { outlineStyle: 'solid', outlineOffset: 'inside' },
    },
    '&:has(button, dt > a):hover': { bg: 'surface.hover' },
    '&:has([aria-pressed=true]) > dt': { color: 'text', fontWeight: 'medium' },
    '& [aria-pressed=true]::before': {
      content: '""',
      position: 'absolute',
      insetX: '0',
      top: '0',
      borderTopWidth: 'ring',
      borderColor: 'accent.graph',
    },
  },
  variants: {
    tone: { count: {}, money: { '& [aria-pressed=true]::before': { borderColor: 'money.graph' } } },
    noted: { true: { minH: '0' }, false: {} },
  },
});

const Value = styled('dd', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '8',
    textStyle: 'figure',
    whiteSpace: 'nowrap',
    // numbers don't wrap, so narrow cells get a smaller text style
    '@container (max-width: 10rem)': { textStyle: 'figure.md' },
  },
});

const Compared = styled('dd', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.5',
    // one line, also while loading; the compared value is cut off if there is no room
    h: '4',
    overflow: 'hidden',
    textStyle: 'caption',
    color: 'text.subtle',
    fontVariantNumeric: 'tabular-nums',
  },
});

// two lines in narrow cells, also while loading
const Note = styled('dd', { base: { minH: { base: '8', sm: '4' }, textStyle: 'caption', color: 'text.subtle' } });

interface StatProps {
  label: string;
  /** Shown beside the label: a currency. */
  unit?: string | undefined;
  /** Undefined while loading; null if there is no value. */
  value: number | null | undefined;
  /** `Intl` options: decimals of money, percentages. */
  format?: Intl.NumberFormatOptions;
  /**
   * The value in the previous period, null if it has none; undefined without a comparison. Hidden if both are zero or
   * missing.
   */
  before?: number | null | undefined;
  isNew?: DeltaProps['isNew'];
  goodWhen?: DeltaProps['goodWhen'];
  /** A line below a figure without comparison and trend, such as its composition. */
  note?: string | undefined;
  /** Values from oldest to newest; null for days without a value. */
  trend?: readonly (number | null)[] | undefined;
  /** `money` is drawn in copper. */
  tone?: StatTone;
  /** Makes the figure a toggle button, for instance to select what a chart shows. */
  pressed?: boolean;
  onPress?: () => void;
  /** Makes the figure a link to the records it counts. */
  link?: (label: string) => ReactElement;
}

/** A key figure with its change since the previous period, and its trend. */
export function Stat({
  label,
  unit,
  value,
  format,
  before,
  isNew,
  goodWhen,
  note,
  trend,
  tone = 'count',
  pressed,
  onPress,
  link,
}: StatProps) {
  const write = numberFormatter(format);
  const isCompared = before !== undefined && Boolean(value || before);
  return (
    <Root tone={tone} noted={note !== undefined}>
      <dt>
        {onPress ? (
          <button type="button" aria-pressed={pressed} onClick={onPress}>
            {label}
          </button>
        ) : link ? (
          link(label)
        ) : (
          <span>{label}</span>
        )}
        {unit && <small>{unit}</small>}
      </dt>
      <Value translate="no">{value === undefined ? <Awaited /> : value === null ? '–' : write(value)}</Value>
      {isCompared && (
        <Compared>
          <Delta value={value ?? null} previous={before} isNew={isNew} format={format} goodWhen={goodWhen} />
          {before === null ? (
            <span>no data before</span>
          ) : (
            !isNew && <span translate="no">{`vs ${write(before)}`}</span>
          )}
        </Compared>
      )}
      {note !== undefined && <Note>{note}</Note>}
      {value === undefined && note === undefined && (
        <dd aria-hidden>
          <SkeletonBlock w="32" my="0.5" />
        </dd>
      )}
      {trend && trend.length > 1 && (
        <dd>
          <Sparkline values={trend} format={write} tone={tone} />
        </dd>
      )}
    </Root>
  );
}

/** Has no live region, because a group of six would announce "Loading" six times. */
function Awaited() {
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <SkeletonBlock h="7" w="24" aria-hidden />
    </>
  );
}

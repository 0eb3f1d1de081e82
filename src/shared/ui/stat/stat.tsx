import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { numberFormatter } from '@/shared/lib/format';
import { Bone } from '@/shared/ui/skeleton';
import { Delta, type DeltaProps } from './delta';
import { Sparkline } from './sparkline';

const Root = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'end',
    columnGap: '3',
    rowGap: '1',
    minW: '0',
    px: '4',
    py: '3',
    borderWidth: 'hairline',
    borderRadius: 'lg',
    bg: 'surface.panel',
    '& > *': { gridColumn: '1 / -1', minW: '0', overflowWrap: 'anywhere' },
    '& > dt': { textStyle: 'small', color: 'text.muted' },
  },
});

const Value = chakra('dd', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    minH: '8',
    textStyle: 'pageTitle',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface StatProps {
  /** What is counted: "Shows". */
  label: string;
  /** Undefined while it is on its way; null where there is nothing to count. */
  value: number | null | undefined;
  /** As `Intl` takes it: money, percents. */
  format?: Intl.NumberFormatOptions;
  /** The same number of the period before. */
  previous?: number | null;
  /** Names the period before, behind "against": "the week before". */
  period?: string;
  /** Which way is good news; left out, neither is. */
  goodWhen?: DeltaProps['goodWhen'];
  /** Its course, from the oldest to the newest. */
  trend?: readonly number[];
}

/** One number that matters, and what became of it. */
export function Stat({ label, value, format, previous, period = 'the period before', goodWhen, trend }: StatProps) {
  const write = numberFormatter(format);
  return (
    <Root>
      <dt>{label}</dt>
      <Value>
        {value === undefined ? <Awaited /> : value === null ? '–' : write(value)}
        {trend && value !== undefined && <Sparkline values={trend} format={write} />}
      </Value>
      {value === undefined && (
        <dd aria-hidden>
          <Bone w="32" my="0.5" />
        </dd>
      )}
      {value !== undefined && value !== null && previous !== undefined && previous !== null && (
        <Delta value={value} previous={previous} format={format} period={period} goodWhen={goodWhen} />
      )}
    </Root>
  );
}

/** Not a status of its own: a group of six would say "Loading" six times. */
function Awaited() {
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Bone h="7" w="24" aria-hidden />
    </>
  );
}

import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { comparedPeriod, comparisonOf } from '@preroll/rules/time/compared-period';
import { comparedUntil, formatUntil } from '@preroll/rules/time/compared-until';
import { periodPresets, todayIn } from '@preroll/rules/time/periods';
import { ChevronDown } from 'lucide-react';
import { lazy, useState, useSyncExternalStore } from 'react';
import {
  accountZone,
  type Day,
  defaultPeriod,
  formatDay,
  formatTimeZone,
  hasBrowserClock,
  type Period,
  type PeriodPreset,
  type PeriodState,
  periodOf,
  type YearlyPeriodState,
} from '@/shared/lib/dates';
import { useIsBelow } from '@/shared/lib/media-query';
import { readDefaultPeriod, subscribeValues, updateDefaultPeriod } from '@/shared/lib/preferences';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { Menu, type MenuChoice, type MenuItem, type MenuToggle } from '@/shared/ui/menu';
import { DatesMenu, formatPeriod } from './dates-menu';
import { UntilNote } from './until-note';
import { ZoneFilter } from './zone-filter';
import { ZoneNote } from './zone-note';

const ZoneDialog = lazy(async () => ({ default: (await import('./zone-dialog')).ZoneDialog }));

const Row = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& button': { fontVariantNumeric: 'tabular-nums' } },
});

const Missing = styled('p', { base: { flexBasis: 'full', textStyle: 'small', color: 'text.muted' } });

/** Formats the compared period, without years if they are those of the current period. */
function formatCompact(compared: Period, { from, to }: Period): string {
  const years = new Set([compared.from, compared.to, from, to].map((day) => day.slice(0, 4)));
  return years.size > 1 ? formatPeriod(compared) : formatPeriod(compared).replaceAll(/\/\d{4}/g, '');
}

const presets = Object.entries(periodPresets).map(([key, label]) => ({ key, label }));

type PeriodFilterProps = {
  /** The screen's own default, used if neither its URL nor the account sets a period. */
  preset: PeriodPreset;
  /** Time zone of the days (IANA), if not the account's. */
  timezone?: string;
  /** Changes the time zone, if the user has a choice; the filter then names it. */
  onZoneChange?: (zone: string | undefined) => void;
  /** The first day with figures. A period that starts earlier has no comparison. */
  firstRetainedDay?: Day | undefined;
  /**
   * The moment until which both periods count, as returned by the server; null for whole days. Undefined while loading,
   * when the current moment is assumed.
   */
  until?: string | null | undefined;
  /** Returned by the server if nothing could be compared: the moment until which the figures count. */
  uncomparedAt?: string | null | undefined;
} & (
  | { years?: false; state: PeriodState; onChange: (change: PeriodState) => void }
  /** Also offers the same days of the previous year. */
  | { years: true; state: YearlyPeriodState; onChange: (change: YearlyPeriodState) => void }
);

/** Selects the period of a screen's figures, and the one to compare with. */
export function PeriodFilter({
  preset: ownPreset,
  timezone = accountZone(),
  firstRetainedDay,
  until,
  uncomparedAt,
  onZoneChange,
  ...props
}: PeriodFilterProps) {
  const { state, onChange } = props;
  const { compare } = state;
  const isNarrow = useIsBelow('sm');
  const [isChoosingZone, setIsChoosingZone] = useState(false);
  const accountPreset = useSyncExternalStore(subscribeValues, readDefaultPeriod);
  const today = todayIn(timezone);
  const { preset, ...period } = periodOf(state, ownPreset, today);
  const comparison = comparisonOf(state);
  // the comparison restored when switching from none or the previous year back to the previous period
  const isBefore = comparison === 'previous_weeks' || comparison === 'previous_period';
  const before = comparedPeriod(period, isBefore ? comparison : 'previous_weeks');
  const lastYear = comparedPeriod(period, 'previous_year');
  const chosen = isBefore ? before : comparison === 'none' ? undefined : lastYear;
  const refusal = ({ from }: Period) =>
    firstRetainedDay !== undefined && from < firstRetainedDay
      ? `Figures are kept since ${formatDay(firstRetainedDay)}`
      : undefined;
  const compared = chosen && !uncomparedAt && refusal(chosen) === undefined ? chosen : undefined;

  const now = compared && comparedUntil(period, compared.from, timezone, new Date())?.now;
  const counted = until ? new Date(until) : until === undefined ? now : undefined;

  const choose = (key: string) => {
    if (props.years && key === 'year') props.onChange({ compare: 'year' });
    else onChange({ compare: key === 'none' ? 'none' : undefined });
  };

  const comparisons: MenuChoice = {
    key: 'compare',
    label: 'Compare with',
    options: [
      {
        key: 'previous',
        label: `Period before, ${formatPeriod(before)}`,
        checked: isBefore,
        disabledReason: refusal(before),
      },
      ...(props.years
        ? [
            {
              key: 'year',
              label: `Year before, ${formatPeriod(lastYear)}`,
              checked: compare === 'year',
              disabledReason: refusal(lastYear),
            },
          ]
        : []),
      { key: 'none', label: 'Nothing', checked: compare === 'none' },
    ],
    onChoose: choose,
  };

  const weekdays: MenuToggle = {
    key: 'weekdays',
    label: 'Match weekdays',
    checked: comparison === 'previous_weeks',
    disabledReason: isBefore ? undefined : 'Only with the period before',
    onToggle: () => onChange({ compare: comparison === 'previous_weeks' ? 'days' : undefined }),
  };

  const isDefault = preset !== undefined && preset === accountPreset;
  const byDefault: MenuToggle = {
    key: 'default',
    label: 'Use on all screens by default',
    checked: isDefault,
    disabledReason: preset ? undefined : 'Only dates that move with the day',
    onToggle: () => {
      if (!preset) return;
      updateDefaultPeriod(isDefault ? null : preset);
      onChange({ dates: preset === defaultPeriod(ownPreset) ? undefined : preset });
    },
  };

  const zoneItems: MenuItem[] = onZoneChange
    ? [{ key: 'zone', label: `Time zone: ${formatTimeZone(timezone)}…`, onSelect: () => setIsChoosingZone(true) }]
    : [];

  return (
    <Row data-zoned={onZoneChange ? '' : undefined}>
      <DatesMenu
        period={period}
        chosen={preset && { key: preset, label: periodPresets[preset] }}
        presets={presets}
        {...(!onZoneChange && !hasBrowserClock(timezone, period) && { zone: timezone })}
        min={firstRetainedDay}
        today={today}
        onChoose={(key) => onChange({ dates: key === defaultPeriod(ownPreset) ? undefined : key })}
        onCustom={(dates) => onChange({ dates })}
        more={isNarrow ? [byDefault, comparisons, weekdays, ...zoneItems] : [byDefault]}
      />
      {!isNarrow && (
        <Menu
          label="Compare with"
          trigger={
            <Button variant="chip" size="sm">
              <VisuallyHidden>Comparison: </VisuallyHidden>
              {compared ? (
                <>
                  <span data-value translate="no">{`vs ${formatCompact(compared, period)}`}</span>
                  {counted && <UntilNote until={counted} timezone={timezone} />}
                </>
              ) : (
                <span>Not compared</span>
              )}
              <ChevronDown aria-hidden />
            </Button>
          }
          items={[comparisons, weekdays]}
        />
      )}
      {isNarrow && compared && counted && <UntilNote until={counted} timezone={timezone} />}
      {isNarrow ? null : onZoneChange ? (
        <ZoneFilter zone={timezone} anything="Default time zone" onChange={onZoneChange} />
      ) : (
        <ZoneNote timezone={timezone} period={period} />
      )}
      {uncomparedAt && (
        <Missing role="status">
          {`Changes are missing: results by the hour could not be read. Figures count ${formatUntil(new Date(uncomparedAt), timezone)}.`}
        </Missing>
      )}
      {isChoosingZone && onZoneChange && (
        <LazyBoundary onLoadError={() => setIsChoosingZone(false)}>
          <ZoneDialog zone={timezone} onClose={() => setIsChoosingZone(false)} onChange={onZoneChange} />
        </LazyBoundary>
      )}
    </Row>
  );
}

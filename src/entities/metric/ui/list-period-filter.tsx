import { firstRetainedDay } from '@preroll/rules/analytics/analytics-question';
import type { FiguresPeriod } from '@/shared/api';
import { accountZone, type PeriodPreset, type ZonedPeriodState } from '@/shared/lib/dates';
import { PeriodFilter } from '@/shared/ui/period-filter';

interface ListPeriodFilterProps {
  state: ZonedPeriodState;
  /** The dates of a URL without any. */
  preset: PeriodPreset;
  /** The period of the figures; undefined while they load. */
  period: (Pick<FiguresPeriod, 'timezone' | 'compared_until'> & Partial<FiguresPeriod>) | undefined;
  /** Whether the user sees the records of several accounts. */
  seesOthers: boolean;
  onChange: (change: ZonedPeriodState) => void;
}

/**
 * Chooses the dates of a list's figures and, if the user sees several accounts or has chosen a time zone before, the
 * time zone.
 */
export function ListPeriodFilter({ state, preset, period, seesOthers, onChange }: ListPeriodFilterProps) {
  if (!seesOthers && state.zone === undefined)
    return (
      <PeriodFilter
        state={state}
        preset={preset}
        timezone={period?.timezone ?? accountZone()}
        until={period?.compared_until}
        uncomparedAt={period?.uncompared_at}
        onChange={onChange}
      />
    );
  const timezone = state.zone ?? period?.timezone ?? accountZone();
  return (
    <PeriodFilter
      state={state}
      preset={preset}
      timezone={timezone}
      // the figures are read from stored events
      firstRetainedDay={firstRetainedDay(timezone, new Date())}
      until={period?.compared_until}
      uncomparedAt={period?.uncompared_at}
      onChange={onChange}
      onZoneChange={(zone) => onChange({ zone })}
    />
  );
}

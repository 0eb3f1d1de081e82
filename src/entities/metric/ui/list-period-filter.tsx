import { keptFrom } from '@preroll/rules/analytics/analytics-question';
import type { FiguresPeriod } from '@/shared/api';
import { accountZone, type PeriodPreset, type ZonedPeriodState } from '@/shared/lib/dates';
import { PeriodFilter } from '@/shared/ui/period-filter';

interface ListPeriodFilterProps {
  state: ZonedPeriodState;
  /** The list's dates if its URL names none. */
  preset: PeriodPreset;
  /** Of its figures; undefined while they load. */
  period: (Pick<FiguresPeriod, 'timezone' | 'compared_until'> & Partial<FiguresPeriod>) | undefined;
  /** Whether the reader sees the records of several accounts. */
  seesOthers: boolean;
  onChange: (change: ZonedPeriodState) => void;
}

/** Chooses the dates of a list's figures and, for who sees several accounts or has chosen already, where its days begin. */
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
      // they are read from the events
      keptFrom={keptFrom(timezone, new Date())}
      until={period?.compared_until}
      uncomparedAt={period?.uncompared_at}
      onChange={onChange}
      onZoneChange={(zone) => onChange({ zone })}
    />
  );
}

import { periodPresets } from '@preroll/rules/time/periods';
import { accountToday, optionalPeriodOf, type PeriodState } from '@/shared/lib/dates';
import { DatesMenu } from './dates-menu';

const anyDate = { key: 'all', label: 'All dates' };

const presets = [...Object.entries(periodPresets).map(([key, label]) => ({ key, label })), anyDate];

interface DatesFilterProps {
  dates: PeriodState['dates'];
  onChange: (dates: PeriodState['dates']) => void;
}

/** Limits a list to a period, or to none by default. */
export function DatesFilter({ dates, onChange }: DatesFilterProps) {
  const period = optionalPeriodOf(dates);
  const preset = period?.preset;
  const chosen = preset && { key: preset, label: periodPresets[preset] };
  return (
    <DatesMenu
      period={period}
      today={accountToday()}
      chosen={dates === undefined ? anyDate : chosen}
      presets={presets}
      onChoose={(key) => onChange(key === anyDate.key ? undefined : key)}
      onCustom={onChange}
    />
  );
}

import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { lazy, useState } from 'react';
import { type Day, formatDay, formatTimeZone, type Period } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { Menu, type MenuItem } from '@/shared/ui/menu';

// lazy, because only this dialog needs the forms library
const CustomPeriodDialog = lazy(async () => ({
  default: (await import('./custom-period-dialog')).CustomPeriodDialog,
}));

/** Hidden below `sm` and beside folders, where the name of the preset is enough. */
const Days = styled('span', {
  base: {
    '[data-preset] > &': { hideBelow: 'sm', '@container (max-width: 64rem)': { display: 'none' } },
    // the time zone beside it leaves less room
    '[data-zoned] [data-preset] > &': { '@container (max-width: 74rem)': { display: 'none' } },
  },
});

export const formatPeriod = ({ from, to }: Period) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

interface DatesMenuProps {
  /** Undefined for all dates. */
  period: Period | undefined;
  /** The chosen preset; undefined for custom days. */
  chosen: { key: string; label: string } | undefined;
  presets: readonly { key: string; label: string }[];
  /** Time zone of the days (IANA), if the menu has to name it. */
  zone?: string;
  min?: Day | undefined;
  today: Day;
  onChoose: (key: string) => void;
  /** Receives the days in the format of the URL. */
  onCustom: (dates: string) => void;
  more?: readonly MenuItem[];
}

/** A chip that shows the dates of a screen and opens their menu. */
export function DatesMenu({
  period,
  chosen,
  presets,
  zone,
  min,
  today,
  onChoose,
  onCustom,
  more = [],
}: DatesMenuProps) {
  const [customising, setCustomising] = useState(false);
  return (
    <>
      <Menu
        label="Dates"
        trigger={
          <Button variant="chip" size="sm" data-dates data-preset={chosen?.key}>
            <CalendarDays aria-hidden />
            {chosen && <VisuallyHidden>Dates: </VisuallyHidden>}
            <b>{chosen?.label ?? 'Dates'}</b> {period && <Days translate="no">{formatPeriod(period)}</Days>}
            <ChevronDown aria-hidden />
          </Button>
        }
        items={[
          {
            key: 'presets',
            label: zone === undefined ? 'Dates' : `Dates, ${formatTimeZone(zone)}`,
            options: presets.map(({ key, label }) => ({ key, label, checked: key === chosen?.key })),
            onChoose,
          },
          { key: 'custom', label: 'Other dates…', onSelect: () => setCustomising(true) },
          ...more,
        ]}
      />
      {customising && (
        <LazyBoundary>
          <CustomPeriodDialog
            period={period ?? { from: today, to: today }}
            min={min}
            max={today}
            onClose={() => setCustomising(false)}
            onChange={({ from, to }) => onCustom(`${from}_${to}`)}
          />
        </LazyBoundary>
      )}
    </>
  );
}

import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
import { Portal } from '@chakra-ui/react/portal';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Day, locale, weekStartsOn } from '@/shared/lib/dates';
import { IconButton } from '@/shared/ui/icon-button';
import { calendarRecipe } from './calendar-recipe';
import type { DateRule } from './date-rule';

export interface CalendarProps extends DateRule {
  /** The selected days: at most one, or two for a range. */
  days: readonly Day[];
  range?: boolean;
  /** Ids of the element to position it at, of the button that gets the focus back, and of the calendar. */
  ids: { control: string; trigger: string; content: string };
  /** Called with one day, or with both ends of a range. */
  onPick: (days: readonly Day[]) => void;
  onClose: () => void;
}

/** Chakra's calendar, rendered open. Days are passed as text, so that no time zone can shift them. */
export default function Calendar({ days, range = false, min, max, ids, onPick, onClose }: CalendarProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // the calendar is positioned in the next frame; focusing earlier would fail
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[data-view=day][data-focus]')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      ids={ids}
      defaultOpen
      defaultValue={days.map((day) => parseDate(day))}
      selectionMode={range ? 'range' : 'single'}
      min={min === undefined ? undefined : parseDate(min)}
      max={max === undefined ? undefined : parseDate(max)}
      locale={locale}
      startOfWeek={weekStartsOn}
      // only used to mark the current day
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      fixedWeeks
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      onValueChange={({ value }) => {
        if (value.length === (range ? 2 : 1)) onPick(value.map(String));
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content ref={content} translate="no">
            <DatePicker.View view="day">
              <Header />
              <DatePicker.DayTable />
            </DatePicker.View>
            <DatePicker.View view="month">
              <Header />
              <DatePicker.MonthTable />
            </DatePicker.View>
            <DatePicker.View view="year">
              <Header />
              <DatePicker.YearTable />
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  );
}

const Header = () => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger asChild>
      <IconButton label="Previous" icon={<ChevronLeft />} size="sm" />
    </DatePicker.PrevTrigger>
    <DatePicker.Context>
      {({ visibleRangeText }) => (
        <DatePicker.ViewTrigger aria-label={`${visibleRangeText.start}, choose another`}>
          <DatePicker.RangeText />
        </DatePicker.ViewTrigger>
      )}
    </DatePicker.Context>
    <DatePicker.NextTrigger asChild>
      <IconButton label="Next" icon={<ChevronRight />} size="sm" />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
);

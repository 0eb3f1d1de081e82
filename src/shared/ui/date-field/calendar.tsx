import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
import { Portal } from '@chakra-ui/react/portal';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Day, locale, weekStartsOn } from '@/shared/lib/dates';
import { IconButton } from '@/shared/ui/icon-button';
import { calendarRecipe } from './calendar-recipe';
import type { DateRule } from './date-rule';

export interface CalendarProps extends DateRule {
  /** What is chosen now: at most one day, for a range at most two. */
  days: readonly Day[];
  range?: boolean;
  /** Ids of what it hangs on, and of the button that has the focus back. */
  ids: { control: string; trigger: string; content: string };
  /** Called with one day, for a range with both. */
  onPick: (days: readonly Day[]) => void;
  onClose: () => void;
}

/** Chakra's calendar, open. Days go in and out as text, never through a moment in some time zone. */
export default function Calendar({ days, range = false, min, max, ids, onPick, onClose }: CalendarProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // it is placed in the next frame; until then nothing of it takes the focus
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
      // only tells which day is today
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
          <DatePicker.Content ref={content}>
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
      <IconButton label="Earlier" icon={<ChevronLeft />} size="sm" />
    </DatePicker.PrevTrigger>
    <DatePicker.Context>
      {({ visibleRangeText }) => (
        <DatePicker.ViewTrigger aria-label={`${visibleRangeText.start}, choose another`}>
          <DatePicker.RangeText />
        </DatePicker.ViewTrigger>
      )}
    </DatePicker.Context>
    <DatePicker.NextTrigger asChild>
      <IconButton label="Later" icon={<ChevronRight />} size="sm" />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
);

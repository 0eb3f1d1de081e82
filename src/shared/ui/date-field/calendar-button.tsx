import { CalendarDays } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import type { CalendarProps } from './calendar';

/** Lazy, because most visits to a form don't need its 20 KB. */
const Calendar = lazy(() => import('./calendar'));

interface CalendarButtonProps extends Omit<CalendarProps, 'ids' | 'onClose'> {
  label: string;
  disabledReason: string | undefined;
  /** Id of the element that the calendar is positioned at. */
  controlId: string;
}

export function CalendarButton({ label, disabledReason, controlId, ...calendar }: CalendarButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const ids = { control: controlId, trigger: `${id}trigger`, content: `${id}content` };
  return (
    <>
      <IconButton
        id={ids.trigger}
        label={label}
        icon={<CalendarDays />}
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.content : undefined}
        disabledReason={disabledReason}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        // if the calendar fails to load, it only closes, because dates can be typed
        <LazyBoundary onLoadError={() => setIsOpen(false)}>
          <Calendar {...calendar} ids={ids} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}

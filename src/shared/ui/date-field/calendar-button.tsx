import { CalendarDays } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { LatePart } from '@/shared/ui/late-part';
import type { CalendarProps } from './calendar';

/** Twenty kilobytes that most visits to a form don't need. */
const Calendar = lazy(() => import('./calendar'));

interface CalendarButtonProps extends Omit<CalendarProps, 'ids' | 'onClose'> {
  label: string;
  disabledReason: string | undefined;
  /** The id of what the calendar hangs on. */
  controlId: string;
}

/** Opens the calendar of a date field, which is fetched then. */
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
        // a calendar that can't be fetched must not take the form along: the date can be typed
        <LatePart onLost={() => setIsOpen(false)}>
          <Calendar {...calendar} ids={ids} onClose={() => setIsOpen(false)} />
        </LatePart>
      )}
    </>
  );
}

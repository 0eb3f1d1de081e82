import { Play, Square } from 'lucide-react';
import { Button } from '@/shared/ui/button';

interface StartStopProps {
  onStart: () => void;
  onStop: () => void;
  /** Which of the two is on its way. */
  pending: 'start' | 'stop' | null;
}

/** Starts and stops the selected rows of a table. */
export const StartStop = ({ onStart, onStop, pending }: StartStopProps) => (
  <>
    <Button variant="outline" size="sm" icon={<Play aria-hidden />} loading={pending === 'start'} onClick={onStart}>
      Start
    </Button>
    <Button variant="outline" size="sm" icon={<Square aria-hidden />} loading={pending === 'stop'} onClick={onStop}>
      Stop
    </Button>
  </>
);

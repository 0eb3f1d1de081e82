import { Play, Square } from 'lucide-react';
import { Button } from '@/shared/ui/button';

interface StartStopProps {
  onStart: () => void;
  onStop: () => void;
  pending: 'start' | 'stop' | null;
}

/** Bulk actions that start and stop the selected rows. */
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

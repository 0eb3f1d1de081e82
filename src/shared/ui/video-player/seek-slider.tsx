import { Check } from 'lucide-react';
import { formatDuration } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Range } from './range';

/** Positions of the quartile events (specification, section 4: quartile25 to quartile100). */
const QUARTILES = [0.25, 0.5, 0.75, 1];

/** Seconds by which a browser may stop short of the requested position. */
const SEEK_TOLERANCE = 0.05;

const Marks = styled('div', {
  base: { position: 'relative', h: '6', mx: 'calc({sizes.3.5} / 2)' },
});

const Mark = styled('button', {
  base: {
    position: 'absolute',
    top: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '0.5',
    transform: 'translateX(-50%)',
    h: '6',
    minW: '6',
    px: '1',
    borderRadius: 'sm',
    textStyle: 'caption',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:last-of-type': { transform: 'translateX(calc(-100% + {sizes.3.5} / 2))' },
    '& > svg': { boxSize: '3' },
    '&[data-passed]': { color: 'money.text', fontWeight: 'medium' },
    _hover: { bg: 'surface.hover', color: 'text' },
    '&:disabled': { cursor: 'default' },
  },
});

interface SeekSliderProps {
  /** In seconds, as is `duration`. */
  time: number;
  duration: number;
  onSeek: (seconds: number) => void;
}

/** Playback position with the quartiles as buttons. */
export function SeekSlider({ time, duration, onSeek }: SeekSliderProps) {
  const known = duration > 0;
  return (
    <div>
      <Range
        label="Time"
        place="seek"
        value={time}
        max={known ? duration : 1}
        step="any"
        valueText={`${formatDuration(time)} of ${formatDuration(duration)}`}
        disabled={!known}
        onChange={onSeek}
      />
      <Marks>
        {QUARTILES.map((part) => {
          const isPassed = known && time >= part * duration - SEEK_TOLERANCE;
          return (
            <Mark
              key={part}
              type="button"
              disabled={!known}
              aria-label={`${part * 100}%, ${formatDuration(part * duration)}`}
              data-passed={isPassed || undefined}
              style={{ left: `${part * 100}%` }}
              onClick={() => onSeek(part * duration)}
            >
              {isPassed && <Check aria-hidden />}
              <span>{part * 100}</span>
            </Mark>
          );
        })}
      </Marks>
    </div>
  );
}

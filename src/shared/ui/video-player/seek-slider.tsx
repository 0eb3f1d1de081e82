import { chakra } from '@chakra-ui/react/styled-system';
import { formatDuration } from '@/shared/lib/format';
import { Range } from './range';

/** Positions of the quartile events (specification, section 4: quartile25 to quartile75). */
const QUARTILES = [0.25, 0.5, 0.75];

const Marks = chakra('div', {
  base: { position: 'relative', h: '6', mx: '2', '--thumb': '{sizes.4}' },
});

const Mark = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    transform: 'translateX(-50%)',
    h: '6',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'caption',
    color: 'text.subtle',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&[data-passed]': { color: 'text', fontWeight: 'medium' },
    _hover: { bg: 'surface.hover', color: 'text' },
    '&:disabled': { cursor: 'default' },
    // the line from the track to the label
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      top: '-2.5',
      h: '3',
      borderInlineStartWidth: 'hairline',
      borderColor: 'border.strong',
    },
  },
});

interface SeekSliderProps {
  /** Seconds. */
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
        {QUARTILES.map((part) => (
          <Mark
            key={part}
            type="button"
            disabled={!known}
            aria-label={`${part * 100}%, ${formatDuration(part * duration)}`}
            data-passed={(known && time >= part * duration) || undefined}
            style={{ left: `${part * 100}%` }}
            onClick={() => onSeek(part * duration)}
          >
            {part * 100}%
          </Mark>
        ))}
      </Marks>
    </div>
  );
}

import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { formatDuration } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import type { Command } from './player-keys';
import { Range } from './range';
import { SeekSlider } from './seek-slider';
import type { Playback } from './use-playback';

/** Dark enough for the contrast of the controls over a white picture. */
const scrim = 'color-mix(in srgb, {colors.screen} 85%, transparent)';

// clicks between the controls go to the video below
const shown = { opacity: 1, '& > *': { pointerEvents: 'auto' } };

const Bar = styled('div', {
  base: {
    '--fade': { base: '{spacing.6}', sm: '{spacing.12}' },
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    px: '3',
    pt: 'var(--fade)',
    pb: '1',
    backgroundImage: `linear-gradient(to bottom, transparent, ${scrim} var(--fade))`,
    color: 'text',
    pointerEvents: 'none',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    // only hidden visually: keyboards and screen readers still reach the controls
    '&[data-hidden]': { opacity: 0 },
    '&:not([data-hidden]), &:has(:focus-visible)': shown,
    '@media (hover: hover)': { '&:hover': shown },
    '@media (forced-colors: active)': { backgroundImage: 'none', bg: 'Canvas' },
  },
});

const Buttons = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1' },
});

const Volume = styled('span', { base: { w: { base: '12', sm: '20' } } });

const Time = styled('span', {
  base: {
    flex: '1 0 auto',
    px: '1',
    textStyle: 'small',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

interface PlayerBarProps {
  /** Hides the controls, unless the focus or the pointer is on them. */
  isHidden: boolean;
  playback: Playback;
  failed: boolean;
  full: boolean;
  captions: { label: string | undefined; on: boolean };
  onCommand: (command: Command) => void;
  onSeek: (seconds: number) => void;
  onVolume: (volume: number) => void;
}

/** The controls, over the bottom of the picture. */
export function PlayerBar({ isHidden, playback, failed, full, captions, onCommand, onSeek, onVolume }: PlayerBarProps) {
  const { playing, time, duration, volume, muted } = playback;
  const level = muted ? 0 : volume;
  return (
    // dark in both themes, like the video
    <Bar className="dark" data-hidden={isHidden || undefined}>
      <SeekSlider time={time} duration={duration} onSeek={onSeek} />
      <Buttons>
        <IconButton
          size="sm"
          label={playing ? 'Pause' : 'Play'}
          icon={playing ? <Pause /> : <Play />}
          disabledReason={failed ? "the video can't be played" : undefined}
          aria-keyshortcuts="k"
          onClick={() => onCommand('toggle')}
        />
        <IconButton
          size="sm"
          label={muted ? 'Unmute' : 'Mute'}
          icon={muted ? <VolumeX /> : <Volume2 />}
          aria-keyshortcuts="m"
          onClick={() => onCommand('mute')}
        />
        <Volume>
          <Range
            label="Volume"
            place="volume"
            value={level}
            max={1}
            step={0.05}
            valueText={muted ? 'Muted' : `${Math.round(volume * 100)}%`}
            onChange={onVolume}
          />
        </Volume>
        <Time translate="no">{`${formatDuration(time)} / ${formatDuration(duration)}`}</Time>
        {captions.label && (
          <IconButton
            size="sm"
            label={captions.label}
            icon={captions.on ? <Captions /> : <CaptionsOff />}
            aria-keyshortcuts="c"
            onClick={() => onCommand('captions')}
          />
        )}
        <IconButton
          size="sm"
          label={full ? 'Leave full screen' : 'Full screen'}
          icon={full ? <Minimize /> : <Maximize />}
          aria-keyshortcuts="f"
          onClick={() => onCommand('fullscreen')}
        />
      </Buttons>
    </Bar>
  );
}

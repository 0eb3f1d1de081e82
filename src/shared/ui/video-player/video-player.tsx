import { Play, RotateCw } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/loading-indicator';
import { attachSource } from './attach-source';
import { operations, seek, setVolume } from './operate';
import { PlayerBar } from './player-bar';
import { type Command, commandOf, type Place } from './player-keys';
import { Badge, Failure, Frame, Picture } from './player-styles';
import { type CaptionTrack, useCaptions } from './use-captions';
import { useFullscreen } from './use-fullscreen';
import { usePlayback } from './use-playback';
import { usePointerActivity } from './use-pointer-activity';

/** Methods of the player for its parent. */
export interface VideoPlayerHandle {
  toggle: () => void;
}

interface VideoPlayerProps {
  ref?: Ref<VideoPlayerHandle> | undefined;
  /** URL of the HLS playlist; null until it exists. */
  hls: string | null;
  /** Fallback for browsers without HLS, or until the playlist exists. */
  mp4?: string | null;
  poster?: string | null;
  label: string;
  /** Caption tracks in the order offered; one per language. */
  tracks?: readonly CaptionTrack[];
  /** Hides the controls while the video is paused, so that a reviewer sees the whole frame. */
  isReviewed?: boolean;
}

const none: readonly CaptionTrack[] = [];

const placeOf = (target: EventTarget): Place => {
  if (target instanceof HTMLButtonElement) return 'button';
  const place = target instanceof HTMLInputElement ? target.dataset.place : undefined;
  return place === 'seek' || place === 'volume' ? place : 'elsewhere';
};

/** Video player with marked quartiles, for mouse, touch and keyboard. */
export function VideoPlayer({
  ref,
  hls,
  mp4 = null,
  poster,
  label,
  tracks = none,
  isReviewed = false,
}: VideoPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { playback, act } = usePlayback(video);
  const captions = useCaptions(video, tracks);
  const fullscreen = useFullscreen(frame, video);
  const { isPointed, point, handlers, isTap } = usePointerActivity();
  const nothing = hls === null && mp4 === null;
  const untouched = !playback.playing && playback.time === 0;
  const isShown = isPointed || failed || untouched || !(playback.playing || isReviewed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt attaches the same source again
  useEffect(() => {
    if (!video.current) return;
    setFailed(false);
    return attachSource(video.current, { hls, mp4 }, () => setFailed(true));
  }, [hls, mp4, attempt]);

  const run = (command: Command) => {
    if (command === 'fullscreen') fullscreen.toggle();
    else if (command === 'captions') captions.next();
    else act(operations[command]);
  };

  useImperativeHandle(ref, () => ({ toggle: () => act(operations.toggle) }));

  const press = (event: KeyboardEvent) => {
    const command = commandOf(event, placeOf(event.target));
    if (!command) return;
    event.preventDefault();
    point();
    run(command);
  };

  const click = () => {
    // touch has no hover, so the first tap shows the controls
    if (isTap() && !isShown) point();
    else run('toggle');
  };

  return (
    <Frame ref={frame} role="group" aria-label="Player" tabIndex={-1} onKeyDown={press} {...handlers}>
      <Picture data-picture="" data-failed={failed || undefined}>
        {/* biome-ignore lint/a11y/useMediaCaption: most adverts have no captions */}
        <video
          ref={video}
          aria-label={label}
          playsInline
          preload="metadata"
          poster={poster ?? undefined}
          onClick={click}
        >
          {tracks.map(({ src, language, label }) => (
            <track key={language} kind="captions" src={src} srcLang={language} label={label} />
          ))}
        </video>
        {(untouched || playback.waiting) && !failed && (
          <Badge aria-hidden>{playback.waiting ? <Spinner /> : <Play />}</Badge>
        )}
        {failed && (
          <Failure role="alert">
            <p>{nothing ? 'There is no video yet.' : "The video can't be played."}</p>
            {!nothing && (
              <Button
                variant="outline"
                size="sm"
                icon={<RotateCw aria-hidden />}
                onClick={() => setAttempt((count) => count + 1)}
              >
                Retry
              </Button>
            )}
          </Failure>
        )}
      </Picture>
      <PlayerBar
        isHidden={!isShown}
        playback={playback}
        failed={failed}
        full={fullscreen.full}
        captions={captions}
        onCommand={run}
        onSeek={(seconds) => act((element) => seek(element, seconds))}
        onVolume={(volume) => act((element) => setVolume(element, volume))}
      />
    </Frame>
  );
}

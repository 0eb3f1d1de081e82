import { type RefObject, useEffect, useState } from 'react';

export interface Playback {
  playing: boolean;
  /** Playback was requested but hasn't started yet. */
  waiting: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

const nothing: Playback = { playing: false, waiting: false, time: 0, duration: 0, volume: 1, muted: false };

const changes = [
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'volumechange',
  'ended',
  'emptied',
];

const read = (video: HTMLVideoElement): Playback => ({
  playing: !video.paused && !video.ended,
  waiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.volume,
  muted: video.muted || video.volume === 0,
});

/**
 * Playback state of a video. `act` changes the element and updates the state immediately: the element's events arrive
 * later, and until then a slider would jump back.
 */
export function usePlayback(video: RefObject<HTMLVideoElement | null>) {
  const [playback, setPlayback] = useState(nothing);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const update = () => setPlayback(read(element));
    update();
    for (const change of changes) element.addEventListener(change, update);
    return () => {
      for (const change of changes) element.removeEventListener(change, update);
    };
  }, [video]);

  const act = (change: (element: HTMLVideoElement) => void) => {
    if (!video.current) return;
    change(video.current);
    setPlayback(read(video.current));
  };

  return { playback, act };
}

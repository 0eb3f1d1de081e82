import type { Command } from './player-keys';

/** Seconds per press of an arrow key. */
const SEEK_STEP_SECONDS = 5;
const DEFAULT_VOLUME = 0.5;

/** Seeks to a second of the video, clamped to its length. */
export function seek(video: HTMLVideoElement, seconds: number): void {
  if (Number.isFinite(video.duration)) video.currentTime = Math.min(video.duration, Math.max(0, seconds));
}

/** Sets the volume, 0 to 1; zero mutes. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = volume;
  video.muted = volume === 0;
}

function toggle(video: HTMLVideoElement): void {
  if (!video.paused && !video.ended) video.pause();
  // browsers may refuse playback before a user gesture; the buttons follow the actual state
  else video.play().catch(() => {});
}

function mute(video: HTMLVideoElement): void {
  const silent = video.muted || video.volume === 0;
  if (silent && video.volume === 0) video.volume = DEFAULT_VOLUME;
  video.muted = !silent;
}

type VideoCommand = Exclude<Command, 'fullscreen' | 'captions'>;

export const operations: Record<VideoCommand, (video: HTMLVideoElement) => void> = {
  toggle,
  mute,
  back: (video) => seek(video, video.currentTime - SEEK_STEP_SECONDS),
  forward: (video) => seek(video, video.currentTime + SEEK_STEP_SECONDS),
  start: (video) => seek(video, 0),
  end: (video) => seek(video, video.duration),
};

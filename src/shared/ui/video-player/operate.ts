import type { Command } from './player-keys';

/** Seconds that an arrow key goes. */
const STEP = 5;
/** Where somebody lands who takes the sound back from nothing. */
const AUDIBLE = 0.5;

/** Goes to a second of the video, or as near to it as there is something. */
export function seek(video: HTMLVideoElement, seconds: number): void {
  if (Number.isFinite(video.duration)) video.currentTime = Math.min(video.duration, Math.max(0, seconds));
}

/** Sets the volume, 0 to 1; nothing is silence. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = volume;
  video.muted = volume === 0;
}

function toggle(video: HTMLVideoElement): void {
  if (!video.paused && !video.ended) video.pause();
  // refused where the browser wants a press first; the buttons go on showing the truth
  else video.play().catch(() => {});
}

function mute(video: HTMLVideoElement): void {
  const silent = video.muted || video.volume === 0;
  if (silent && video.volume === 0) video.volume = AUDIBLE;
  video.muted = !silent;
}

type VideoCommand = Exclude<Command, 'fullscreen' | 'captions'>;

/** What each command does to the element. */
export const operations: Record<VideoCommand, (video: HTMLVideoElement) => void> = {
  toggle,
  mute,
  back: (video) => seek(video, video.currentTime - STEP),
  forward: (video) => seek(video, video.currentTime + STEP),
  start: (video) => seek(video, 0),
  end: (video) => seek(video, video.duration),
};

import { watchEdges } from '@/shared/lib/browser-events';

const FADE_DISTANCE = 40;

/** Fades the edges of a horizontally scrolling row where content is hidden, until the signal. */
export function fadeEdges(row: HTMLElement, signal: AbortSignal): void {
  watchEdges(row, signal, (more) => {
    const [before, after] = [more.before ? FADE_DISTANCE : 0, more.after ? FADE_DISTANCE : 0];
    const black = `black ${before}px, black calc(100% - ${after}px)`;
    row.style.maskImage = before + after > 0 ? `linear-gradient(to right, transparent, ${black}, transparent)` : '';
  });
}

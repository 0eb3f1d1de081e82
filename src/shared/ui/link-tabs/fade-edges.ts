import { watchEdges } from '@/shared/lib/browser-events';

/** The width of a fade in px. */
const FADE = 40;

/** Fades the edges of a row that scrolls sideways while it has more there, until the signal. */
export function fadeEdges(row: HTMLElement, signal: AbortSignal): void {
  watchEdges(row, signal, (more) => {
    const [before, after] = [more.before ? FADE : 0, more.after ? FADE : 0];
    const black = `black ${before}px, black calc(100% - ${after}px)`;
    row.style.maskImage = before + after > 0 ? `linear-gradient(to right, transparent, ${black}, transparent)` : '';
  });
}

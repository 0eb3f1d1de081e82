import { whenIdle } from './when-idle';

/**
 * Calls back when what has been rendered now was painted and nothing else is urgent. A frame reaches the screen some
 * time after its script: so it takes the second frame, and then an idle moment. Never while the tab is hidden, which
 * has no frames.
 *
 * @returns takes it back
 */
export function afterPaint(callback: () => void): () => void {
  let isWanted = true;
  const ifWanted = (step: () => void) => () => {
    if (isWanted) step();
  };
  const idle = ifWanted(() => whenIdle(ifWanted(callback)));
  requestAnimationFrame(ifWanted(() => requestAnimationFrame(idle)));
  return () => {
    isWanted = false;
  };
}

/**
 * Calls back when what has been rendered now was painted: a task that is queued in the frame which paints it comes
 * behind that frame. Never while the tab is hidden, which has no frames.
 *
 * @returns takes it back
 */
export function afterPaint(callback: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

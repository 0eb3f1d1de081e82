/** Milliseconds as `m:ss`, the way the socket events tell how long a transcoding took. */
export function processTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

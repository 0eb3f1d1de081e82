/** Formats milliseconds as `m:ss`, as the socket events report the time of a transcoding. */
export function processTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

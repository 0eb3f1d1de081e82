import { untrustedInput } from './probe-video.ts';
import { runProgram } from './run-program.ts';
import type { VideoTools } from './video-tools.ts';

/**
 * The end of the last picture in seconds, read from all of them; null when there are none. For files that don't declare
 * their length, such as what a browser records.
 */
export async function measureDuration(tools: VideoTools, file: string, streamIndex: number): Promise<number | null> {
  const entries = ['-select_streams', String(streamIndex), '-show_entries', 'packet=pts_time,duration_time'];
  const { code, stdout } = await runProgram(
    tools.ffprobe,
    ['-v', 'error', ...untrustedInput, ...entries, '-of', 'csv=print_section=0', file],
    { timeout: 60_000, background: true },
  );
  if (code !== 0) return null;
  let end = 0;
  for (const line of stdout.split('\n')) {
    const [start = 0, length = 0] = line.split(',').map((value) => Number(value) || 0);
    end = Math.max(end, start + length);
  }
  return end > 0 ? end : null;
}

import { untrustedInputOptions } from './probe-video.ts';
import { runTool } from './run-tool.ts';
import type { VideoTools } from './video-tools.ts';

export interface MeasuredLength {
  /** Seconds from the file's start to the end of the last frame. */
  duration: number;
  frames: number;
}

/**
 * Measures the length of a picture from its frames; null if there are none. For files that do not declare it, such as
 * webm.
 */
export async function measureLength(
  tools: VideoTools,
  file: string,
  { start, picture }: { start: number; picture: { index: number } },
): Promise<MeasuredLength | null> {
  const entries = ['-select_streams', String(picture.index), '-show_entries', 'packet=pts_time,duration_time'];
  let end = 0;
  let frames = 0;
  const readLine = (line: string) => {
    if (line === '') return;
    const [time = 0, length = 0] = line.split(',').map((value) => Number(value) || 0);
    end = Math.max(end, time + length - start);
    frames += 1;
  };
  // parsed in chunks: parsing the lines of hundreds of thousands of frames at once would block the event loop
  let cut = '';
  const onOutput = (chunk: string) => {
    const lines = (cut + chunk).split('\n');
    cut = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
  const { code } = await runTool(
    tools,
    'ffprobe',
    ['-v', 'error', ...untrustedInputOptions, ...entries, '-of', 'csv=print_section=0', file],
    { timeout: 60_000, onOutput },
  );
  if (code !== 0) return null;
  readLine(cut);
  return end > 0 ? { duration: end, frames } : null;
}

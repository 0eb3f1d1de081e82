import { recordProcess } from './process-records.ts';
import { type ProgramOptions, type ProgramResult, runProgram } from './run-program.ts';
import type { VideoTools } from './video-tools.ts';

/**
 * Runs ffmpeg or ffprobe at the lowest priority, and records the process: if the server is killed, the next one ends
 * it.
 * @throws as `runProgram` does
 */
export function runTool(
  tools: VideoTools,
  name: 'ffmpeg' | 'ffprobe',
  args: string[],
  options: Omit<ProgramOptions, 'background' | 'onStart'> = {},
): Promise<ProgramResult> {
  const { recordsDir } = tools;
  const onStart = recordsDir === undefined ? undefined : (pid: number) => recordProcess(recordsDir, pid);
  return runProgram(tools[name], args, { ...options, background: true, onStart });
}

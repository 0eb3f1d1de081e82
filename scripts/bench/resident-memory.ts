import { readFileSync, writeFileSync } from 'node:fs';

const status = (pid: number, field: 'VmRSS' | 'VmHWM') => {
  const value = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (value === undefined) throw new Error(`The system does not tell ${field} of process ${pid}`);
  return Number(value) / 1024;
};

/**
 * Measures the peak growth of a process's memory during an action, in MiB. The peak is recorded by the system, so that
 * none is missed between two readings. Linux only.
 */
export async function memoryGrowthDuring(pid: number, happening: () => Promise<void>): Promise<number> {
  // proc(5): 5 resets the peak to the current value
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = status(pid, 'VmRSS');
  await happening();
  return status(pid, 'VmHWM') - before;
}

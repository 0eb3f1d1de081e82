import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a process beyond its id, which may be reused: by its start time and command line. Null if no such process
 * runs, and on systems without this information (Windows).
 */
export function processIdentity(pid: number): string | null {
  try {
    if (process.platform === 'win32') return null;
    return process.platform === 'linux' ? fromProcfs(pid) : fromPs(pid);
  } catch {
    return null;
  }
}

function fromProcfs(pid: number): string | null {
  const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  // a zombie: ended, but not yet reaped by its parent
  if (commandLine === '') return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // proc_pid_stat(5): field 22, counted from boot; the name in field 2 may contain spaces and brackets
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return [boot, startTime, ...commandLine.split('\0')].join(' ').trim();
}

const fromPs = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells a process from any other that is given the same id later: when it started, and its command line. Null where no
 * such process runs, and on systems that don't tell (Windows).
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
  // a process that has ended and that its parent has not collected yet
  if (commandLine === '') return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // proc_pid_stat(5): field 22, counted from the boot; the name in field 2 may hold spaces and brackets
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return [boot, startTime, ...commandLine.split('\0')].join(' ').trim();
}

const fromPs = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;

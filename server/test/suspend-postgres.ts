import type { Client } from 'pg';

/**
 * Makes PostgreSQL hang: its connections stay open, the system accepts new ones, and nothing is answered.
 * @param postmaster the process that starts the others
 * @param client a connection to it
 * @returns a function that resumes it
 */
export async function suspend(postmaster: number, client: Client): Promise<() => void> {
  // from now on, no new process can start
  process.kill(postmaster, 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid is not null');
  const pids = [postmaster, ...rows.map(({ pid }) => pid)];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}

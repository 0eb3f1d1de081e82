/**
 * `npm run dev`: starts Vite with hot reloading on port 5173, and the server, which restarts when its code changes, on
 * BACKEND_PORT (3001). Both end together.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { npmEnvironment } from './lib/npm-environment.ts';

const port = process.env.BACKEND_PORT ?? '3001';
const backend = `http://127.0.0.1:${port}`;
const environment = npmEnvironment();

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-path=server/src', '--watch-preserve-output', 'server/src/main.ts'], {
    // Vite serves the application, so the server must not serve an older build
    env: { ...environment, HOST: '127.0.0.1', PORT: port, STATIC_DIR: 'node_modules/.no-build' },
    stdio: 'inherit',
  }),
  spawn('vite', ['--port', '5173', '--strictPort'], {
    env: { ...environment, BACKEND_URL: backend },
    stdio: 'inherit',
  }),
];

let ending = false;
const end = () => {
  ending = true;
  for (const child of children) child.kill('SIGTERM');
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
for (const child of children)
  child.on('exit', (code) => {
    // one process ended by itself, so the other is stopped
    if (!ending) process.exitCode = code || 1;
    end();
  });

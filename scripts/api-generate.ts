/**
 * Generates everything derived from `openapi/`: the bundled contract and types for the server, and the axios client,
 * models, zod schemas and mock handlers for the application. With `--check` it fails if the committed files don't match
 * the contract.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleContract } from './lib/contract.ts';

const CLIENT = 'src/shared/api/generated';
const SERVER = 'server/src/platform/contract/generated';

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

async function generate() {
  mkdirSync(SERVER, { recursive: true });
  writeFileSync(join(SERVER, 'contract.json'), `${JSON.stringify(await bundleContract(), null, 2)}\n`);
  // in the server's workspace, where TypeScript 5 is installed, whose compiler API openapi-typescript needs
  run('npm', ['run', '--silent', '--workspace', 'server', 'contract:types']);
  rmSync(CLIENT, { recursive: true, force: true });
  run('orval', []);
}

if (process.argv.includes('--check')) {
  const before = mkdtempSync(join(tmpdir(), 'preroll-generated-'));
  for (const [index, folder] of [CLIENT, SERVER].entries())
    cpSync(folder, join(before, String(index)), { recursive: true });
  await generate();
  let same = true;
  for (const [index, folder] of [CLIENT, SERVER].entries()) {
    try {
      execFileSync('git', ['diff', '--no-index', '--stat', join(before, String(index)), folder], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
    } catch {
      same = false;
    }
  }
  rmSync(before, { recursive: true, force: true });
  if (!same) {
    console.error('The generated code was not up to date. It is now: look at the difference and commit it.');
    process.exit(1);
  }
} else {
  await generate();
}

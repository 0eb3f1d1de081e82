// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEPT_IN, keepCompiled } from './keep-compiled.ts';

const ENTRY = 'virtual:entry';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preroll-compiled-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Builds a module of this text, as a new process would. */
async function compiled(text: string, compile: () => string | undefined, keptIn?: string): Promise<string> {
  const compiler: Rolldown.Plugin = {
    name: 'compiler',
    transform: {
      filter: { id: /^virtual:/ },
      handler: () => {
        const code = compile();
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
  const module: Rolldown.Plugin = {
    name: 'module',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? text : undefined),
  };
  const plugins = [module, keepCompiled(Promise.resolve(compiler), keptIn)];
  const rolldownOptions = { input: ENTRY };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, rolldownOptions },
  });
  return 'output' in result ? result.output[0].code : '';
}

it('compiles a module once, and again when its text is another', async () => {
  const compile = vi.fn(() => 'console.log("compiled")');
  const first = await compiled('1', compile, folder);
  expect(first).toContain('compiled');
  expect(await compiled('1', compile, folder)).toBe(first);
  expect(compile).toHaveBeenCalledTimes(1);
  await compiled('2', compile, folder);
  expect(compile).toHaveBeenCalledTimes(2);
});

it('bears that two ask for the same at once', async () => {
  const compile = () => 'console.log("compiled")';
  const both = await Promise.all([1, 2].map(() => compiled('1', compile, folder)));
  expect(new Set(both).size).toBe(1);
});

it('remembers what a plugin leaves alone', async () => {
  const compile = vi.fn(() => undefined);
  for (const _ of [1, 2]) expect(await compiled('console.log("as it is")', compile, folder)).toContain('as it is');
  expect(compile).toHaveBeenCalledTimes(1);
});

it('keeps nothing where no folder is named', async () => {
  vi.stubEnv(KEPT_IN, undefined);
  const compile = vi.fn(() => 'console.log("compiled")');
  for (const _ of [1, 2]) await compiled('1', compile);
  expect(compile).toHaveBeenCalledTimes(2);
});

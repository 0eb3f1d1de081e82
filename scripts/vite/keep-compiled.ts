import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Names the folder in which what was compiled is kept. Set by `npm test`, whose steps compile the same modules. */
export const KEPT_IN = 'COMPILED_MODULES';

/**
 * Keeps what a plugin makes of a module for the processes that come after, by the module's address and text. Only for
 * as long as neither the plugin nor its options change: for a run of the tests.
 */
export async function keepCompiled(
  making: Promise<Rolldown.Plugin>,
  folder = process.env[KEPT_IN],
): Promise<Rolldown.Plugin> {
  const plugin = await making;
  const { transform } = plugin;
  if (folder === undefined || typeof transform !== 'object') return plugin;
  const compile = transform.handler;
  await mkdir(folder, { recursive: true });
  transform.handler = async function (code, id, ...others) {
    const kept = join(folder, createHash('sha256').update(`${id}\n${code}`).digest('hex'));
    const known = await readFile(kept, 'utf8').catch(() => undefined);
    if (known !== undefined) return JSON.parse(known);
    const made = (await compile.call(this, code, id, ...others)) ?? null;
    // whole or not at all: somebody else may ask for it, or write it, at this moment
    const written = `${kept}.${randomUUID()}`;
    await writeFile(written, JSON.stringify(made));
    await rename(written, kept);
    return made;
  };
  return plugin;
}

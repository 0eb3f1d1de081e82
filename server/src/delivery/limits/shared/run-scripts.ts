import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Redis } from 'ioredis';

/** The first element names the result; the others depend on it. */
type ScriptAnswer = [string, ...unknown[]];

const textOf = (name: string) => readFileSync(new URL(`./${name}.lua`, import.meta.url), 'utf8');

const scriptOf = (...parts: string[]) => {
  const text = parts.map(textOf).join('\n');
  return { text, sha: createHash('sha1').update(text).digest('hex') };
};

const scripts = {
  reserve: scriptOf('common', 'reserve'),
  settle: scriptOf('common', 'unconfirmed', 'settle'),
  confirm: scriptOf('unconfirmed', 'confirm'),
  load: scriptOf('common', 'load'),
  readUsage: scriptOf('common', 'read-usage'),
};

/** Runs a script atomically. */
export type RunScript = (name: keyof typeof scripts, key: string, asked: object) => Promise<ScriptAnswer>;

export const createScripts = (redis: Pick<Redis, 'evalsha' | 'eval'>): RunScript => {
  return async (name, key, asked) => {
    const { text, sha } = scripts[name];
    const json = JSON.stringify(asked);
    try {
      return (await redis.evalsha(sha, 1, key, json)) as ScriptAnswer;
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return (await redis.eval(text, 1, key, json)) as ScriptAnswer;
    }
  };
};

import { delimiter, resolve } from 'node:path';

/**
 * The environment that `npm run` gives to commands: the project's own programs, including its Node, come first on PATH.
 */
export function npmEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter) };
}

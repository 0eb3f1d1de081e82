import { delimiter, resolve } from 'node:path';

/** The environment in which `npm run` starts commands: the project's own programs, its Node among them, come first. */
export function npmEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter) };
}

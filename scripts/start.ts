/** `npm start`: the whole product on one address. Builds the application first, if that is needed. */
import { ensureBuild } from './lib/build.ts';

try {
  ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// in this process, so that signals and the exit code are the server's own
await import(new URL('../server/src/main.ts', import.meta.url).href);

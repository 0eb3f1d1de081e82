/** `npm start`: runs the whole product on one address, after building the application if necessary. */
import { ensureBuild } from './lib/build.ts';

try {
  ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// imported instead of spawned, so that signals and the exit code are those of the server
await import(new URL('../server/src/main.ts', import.meta.url).href);

/** `npm start`: runs the whole product on one address, after building the application if necessary. */
import { ensureBuild } from './lib/build.ts';

try {
  ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// imported rather than spawned, so that signals and the exit code are the server's own
await import(new URL('../server/src/main.ts', import.meta.url).href);

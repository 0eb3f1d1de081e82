/**
 * Loaded before every script (`node --import`) to check the Node version. It is plain JavaScript because an older Node
 * can't parse the scripts' TypeScript and would only print a stack trace.
 */
const MIN_VERSION = 24;

if (Number(process.versions.node.split('.')[0]) < MIN_VERSION) {
  console.error(
    `Preroll needs Node ${MIN_VERSION} or newer; this is ${process.version}. On Linux x64 \`npm ci\` brings one along ` +
      '(unless it was told to omit optional dependencies); elsewhere install it from https://nodejs.org.',
  );
  process.exit(1);
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are already compressed. */
const COMPRESSIBLE = /\.(html|js|css|svg|json)$/;
/** Minimum size in bytes; smaller files fit into one packet together with their headers anyway. */
const MIN_SIZE = 1024;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `x.js.br` and `x.js.gz` beside `x.js` at build time with the best compression; the server chooses by the
 * browser's `Accept-Encoding` (`server/src/platform/http/static-files.ts`). Brotli's default quality is 11.
 */
export function compressBuild(): Plugin {
  return {
    name: 'preroll:compress-build',
    apply: 'build',
    // after all files have their final content
    async writeBundle({ dir }, bundle) {
      // Storybook uses the same configuration, but doesn't build the application's page
      if (dir === undefined || !('index.html' in bundle)) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(`${file}.${ending}`, encoded);
  }
}

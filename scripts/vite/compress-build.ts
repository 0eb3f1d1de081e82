import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|svg|json)$/;
/** Bytes: what is smaller travels in one packet with its headers anyway. */
const WORTH_IT = 1024;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Lays `x.js.br` and `x.js.gz` beside `x.js`, once for all visitors and as small as can be; the server picks the one that
 * a browser asks for (`server/src/platform/http/static-files.ts`). Brotli's quality is 11 by default.
 */
export function compressBuild(): Plugin {
  return {
    name: 'preroll:compress-build',
    apply: 'build',
    // after all files are as they will be served
    async writeBundle({ dir }, bundle) {
      // Storybook builds by the same configuration, and is no page of the application
      if (dir === undefined || !('index.html' in bundle)) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(`${file}.${ending}`, encoded);
  }
}

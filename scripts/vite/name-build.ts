import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Gives the build a name: in its page, as `<meta name="build">`, and in a file beside it, `version.json`. A page that is
 * open for days compares the two to learn that the server has moved on (`shared/lib/new-version`). Made from the names of
 * the build's files, which hold the hashes of what is in them, so that the same sources have the same name.
 */
export function nameBuild(): Plugin {
  let name = '';
  return {
    name: 'preroll:name-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle }) => {
        name = hashOf(Object.keys(bundle ?? {}));
        return [{ tag: 'meta', attrs: { name: 'build', content: name }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        // Storybook builds by the same configuration, and has no page of the application
        if (name !== '')
          this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build: name }) });
      },
    },
  };
}

const hashOf = (files: readonly string[]): string =>
  createHash('sha256').update(files.toSorted().join('\n')).digest('base64url').slice(0, 12);

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Names the build, in its page as `<meta name="build">`, and in `version.json`. A page that is open for days compares
 * the two to detect a newer build (`shared/lib/new-version`). The name is derived from the names of the build's files,
 * which contain content hashes, so that equal sources give the same name.
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
        // Storybook uses the same configuration, but doesn't build the application's page
        if (name !== '')
          this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build: name }) });
      },
    },
  };
}

const hashOf = (files: readonly string[]): string =>
  createHash('sha256').update(files.toSorted().join('\n')).digest('base64url').slice(0, 12);

import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { PAGE_LINKS_FILE, type PageLinks } from '../../server/src/platform/http/page-links.ts';

interface Options {
  /** Modules that the entry imports dynamically on every page; their scripts are included. */
  page: string[];
  /** Modules that a route imports dynamically while it loads, by the route's id. */
  routes: Record<string, string[]>;
}

/**
 * Writes which files the page and each of its routes need, so that the server can announce them in the header of the page
 * (`server/src/platform/http/page-links.ts`). Routes are known by the id in `createFileRoute`, which the router's own plugin
 * keeps in step with the file's place.
 */
export function pageLinks(options: Options): Plugin {
  let base = '/';
  return {
    name: 'preroll:page-links',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_output, bundle) {
        const page = bundle['index.html'];
        // Storybook builds with the same configuration but has no page of the application
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const links = linksOf(bundle, html, { ...options, base });
        this.emitFile({ type: 'asset', fileName: PAGE_LINKS_FILE, source: JSON.stringify(links) });
      },
    },
  };
}

function linksOf(bundle: Rolldown.OutputBundle, html: string, options: Options & { base: string }): PageLinks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  /** A script with its static imports, direct and indirect. */
  const closureOf = (chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) closureOf(imported, seen);
    }
    return seen;
  };
  const closureOfModule = (module: string): string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`No script holds ${module}.`);
    return [...closureOf(chunk)];
  };
  /** The pictures that a script imports, one per theme. */
  const picturesOf = (file: string): string[] =>
    [...(byFile.get(file)?.viteMetadata?.importedAssets ?? [])].filter((asset) => asset.endsWith('.webp'));

  const page = [...new Set(options.page.flatMap(closureOfModule))].filter((file) => !html.includes(file));
  const routes: PageLinks['routes'] = {};
  const add = (route: string, files: Iterable<string>) => {
    const own = [...files].filter((file) => !html.includes(file) && !page.includes(file));
    routes[route] = [...new Set([...(routes[route] ?? []), ...own, ...own.flatMap(picturesOf)])];
  };
  // a screen's calls come before its look
  for (const [route, modules] of Object.entries(options.routes)) add(route, modules.flatMap(closureOfModule));
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) {
      // the router's plugin moves the component of a route into a module of its own
      const [file = '', query] = id.split('?');
      if (query?.startsWith('tsr-split=component')) add(routeId(file), closureOf(chunk));
    }
  const preloads = page.map((file) => `<${options.base}${file}>; rel=modulepreload`);
  return { page: [...tagsOf(html), ...preloads], routes };
}

/** The `Link` values for a page's own stylesheets and scripts, in their order. */
function tagsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link rel="stylesheet")[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    if (address === undefined) return [];
    if (tag.includes('type="module"')) return `<${address}>; rel=modulepreload`;
    const crossOrigin = tag.includes(' crossorigin') ? '; crossorigin' : '';
    return `<${address}>; rel=preload; as=${tag.startsWith('<script') ? 'script' : 'style'}${crossOrigin}`;
  });
}

function routeId(file: string): string {
  const id = /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8'))?.[1];
  if (id === undefined) throw new Error(`${file} makes no file route.`);
  return id;
}

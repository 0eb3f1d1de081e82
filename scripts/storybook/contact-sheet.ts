import type { StoryEntry } from './story-page.ts';

export const themes = ['light', 'dark'] as const;
export const widths = [360, 1440] as const;

export interface Picture {
  story: StoryEntry;
  width: number;
  /** `finished`, or the reason why the story failed. */
  outcome: string;
}

export const pictureName = (id: string, theme: string, width: number) => `${id}.${theme}.${width}.png`;

const style = `
  body { margin: 2rem; font: 14px/1.4 system-ui, sans-serif; background: #8a919c; color: #14181f; }
  nav { columns: 14rem; }
  h2 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem; }
  figure { display: inline-grid; grid-template-columns: repeat(4, auto); gap: 8px; margin: 0 16px 24px 0; }
  figcaption { grid-column: 1 / -1; font-weight: 600; }
  figcaption b { color: #a8252e; }
  img { height: 240px; max-width: 400px; object-fit: cover; object-position: top; background: #fff; }
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const anchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

function figure(pictures: Picture[]): string {
  const [first] = pictures;
  if (!first) return '';
  const failed = pictures
    .filter(({ outcome }) => outcome !== 'finished')
    .map(({ width, outcome }) => `${outcome} at ${width}`);
  const images = pictures
    .toSorted((one, other) => one.width - other.width)
    .flatMap(({ story, width }) => themes.map((theme) => pictureName(story.id, theme, width)))
    .map((name) => `<a href="${name}"><img loading="lazy" src="${name}" alt="${name}"></a>`);
  return `<figure><figcaption>${escaped(first.story.name)} <b>${failed.join(', ')}</b></figcaption>${images.join('')}</figure>`;
}

function groupBy(pictures: readonly Picture[], key: (story: StoryEntry) => string): Map<string, Picture[]> {
  const groups = new Map<string, Picture[]>();
  for (const picture of pictures) groups.set(key(picture.story), [...(groups.get(key(picture.story)) ?? []), picture]);
  return groups;
}

/** Renders a page with all pictures, grouped like Storybook's stories, light beside dark. */
export function contactSheet(pictures: readonly Picture[]): string {
  const byTitle = [...groupBy(pictures, ({ title }) => title)];
  const links = byTitle.map(([title]) => `<a href="#${anchor(title)}">${escaped(title)}</a><br>`);
  const parts = byTitle.map(([title, group]) => {
    const figures = [...groupBy(group, ({ id }) => id).values()].map(figure);
    return `<h2 id="${anchor(title)}">${escaped(title)}</h2>${figures.join('\n')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The kit</title><style>${style}</style>
<h1>The kit, ${pictures.length * themes.length} pictures</h1><nav>${links.join('\n')}</nav>${parts.join('\n')}</html>`;
}

import { writeValue } from './browser-value';

/** A named combination of a list's search, filters and order. */
export interface SavedView {
  name: string;
  /** The list's search parameters in the URL. */
  search: Readonly<Record<string, string | number | boolean>>;
}

export const MAX_VIEWS = 30;

export const viewsKey = (list: string) => `views:${list}`;

const excluded: readonly string[] = ['page', 'after', 'size'];

/** The part of a list's state that a view stores. */
export const pickViewState = (state: object): SavedView['search'] =>
  Object.fromEntries(Object.entries(state).filter(([name, value]) => value !== undefined && !excluded.includes(name)));

/** Whether a list's state matches the view. */
export function matchesView({ search }: SavedView, state: object): boolean {
  const [saved, shown] = [Object.entries(pickViewState(search)), pickViewState(state)];
  return saved.length === Object.keys(shown).length && saved.every(([name, value]) => shown[name] === value);
}

/** Adds a view, sorted by name. A view of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...withoutView(views, view.name), view].sort((one, other) => one.name.localeCompare(other.name));

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'object' &&
  value.search !== null;

/** Parses stored views; invalid ones are ignored. */
export function parseViews(text: string | null): readonly SavedView[] {
  try {
    const views: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

export const storeViews = (list: string, views: readonly SavedView[]): void =>
  writeValue(viewsKey(list), JSON.stringify(views));

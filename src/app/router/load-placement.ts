import { notFound } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { placementQueries } from '@/entities/placement';
import { crumb } from '@/widgets/cabinet-shell';
import { type Loading, loadQuery } from './load-query';

/** Loads the page of a placement. One of another site is not found there: its way back leads elsewhere. */
export async function loadPlacement(loading: Loading, siteId: number, id: number) {
  const detail = placementQueries.detail(id);
  const [placement] = await Promise.all([
    loadQuery(loading, detail),
    loadQuery(loading, dictionaryQueries.formats()),
    loadQuery(loading, dictionaryQueries.feeds()),
    loadQuery(loading, dictionaryQueries.scripts()),
  ]);
  if (placement.site_id !== siteId) throw notFound();
  return { crumbs: [crumb(detail, ({ name }) => name)] };
}

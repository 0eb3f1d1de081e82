import { notFound } from '@tanstack/react-router';
import { scriptQueries } from '@/entities/script';
import type { ScriptKind } from '@/shared/api';
import { crumb } from '@/widgets/cabinet-shell';
import { type Loading, loadQuery, startQuery } from './load-query';

/** Loads the page of a script. Throws not-found if the script is of another kind. */
export async function loadScript(loading: Loading, kind: ScriptKind, id: number) {
  const detail = scriptQueries.detail(id);
  startQuery(loading, scriptQueries.versions(id));
  const script = await loadQuery(loading, detail);
  if (script.kind !== kind) throw notFound();
  startQuery(loading, scriptQueries.code(id, script.current.number));
  return { crumbs: [crumb(detail, ({ name }) => name)] };
}

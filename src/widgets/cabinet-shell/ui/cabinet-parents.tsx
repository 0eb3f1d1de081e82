import { skipToken, useQueries } from '@tanstack/react-query';
import { type LinkProps, useMatches } from '@tanstack/react-router';
import { Parents } from '@/shared/ui/page-header';
import { type Crumb, crumbsOf } from '../model/crumb';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The name of this screen in the breadcrumbs of nested screens. Screens named after a record return `crumbs` from
     * their loader.
     */
    crumb?: string;
    /** Whether the screen is a tab of its section, so that it has no parent. */
    isTopLevel?: boolean;
  }
}

interface Step {
  path: string;
  label: string | undefined;
  crumb: Crumb | undefined;
}

type Matches = ReturnType<typeof useMatches>;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function stepsAbove(matches: Matches): Step[] {
  const open = matches.at(-1);
  if (open === undefined || open.staticData.isTopLevel) return [];
  return matches
    .flatMap(({ staticData, loaderData, pathname }): Step[] => [
      ...(staticData.crumb === undefined ? [] : [{ path: pathname, label: staticData.crumb, crumb: undefined }]),
      ...crumbsOf(loaderData).map((crumb) => ({ path: crumb.to ?? pathname, label: undefined, crumb })),
    ])
    .filter(({ path }) => withoutSlash(path) !== withoutSlash(open.pathname));
}

/** Breadcrumbs to the parents of the current screen, derived from the matched routes. */
export function CabinetParents() {
  const steps = stepsAbove(useMatches());
  const names = useQueries({
    queries: steps.map(({ crumb, path }) =>
      // failed queries are retried by the screen that needs them
      crumb
        ? { ...crumb.query, select: crumb.nameOf, retryOnMount: false }
        : { queryKey: ['crumb', path], queryFn: skipToken },
    ),
  });
  const items = steps.flatMap(({ path, label }, index) => {
    const name = label ?? names[index]?.data;
    return typeof name === 'string' ? [{ label: name, to: path as LinkProps['to'] }] : [];
  });
  return <Parents items={items} />;
}

import { skipToken, useQueries } from '@tanstack/react-query';
import { type LinkProps, useMatches } from '@tanstack/react-router';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { type Crumb, crumbsOf } from '../model/crumb';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name in the breadcrumbs; one that is named by a record answers `crumbs` from its loader. */
    crumb?: string;
  }
}

interface Step {
  path: string;
  label: string | undefined;
  crumb: Crumb | undefined;
}

const stepsOf = (matches: ReturnType<typeof useMatches>): Step[] =>
  matches.flatMap(({ staticData, loaderData, pathname }) => [
    ...(staticData.crumb === undefined ? [] : [{ path: pathname, label: staticData.crumb, crumb: undefined }]),
    ...crumbsOf(loaderData).map((crumb) => ({ path: crumb.to ?? pathname, label: undefined, crumb })),
  ]);

/** Where one is, from the names that the routes on the way give themselves. */
export function CabinetBreadcrumbs() {
  const steps = stepsOf(useMatches());
  const names = useQueries({
    queries: steps.map(({ crumb, path }) =>
      // what failed is the screen's to ask for again
      crumb
        ? { ...crumb.query, select: crumb.nameOf, retryOnMount: false }
        : { queryKey: ['crumb', path], queryFn: skipToken },
    ),
  });
  const items = steps.flatMap(({ path, label }, index) => {
    const name = label ?? names[index]?.data;
    return typeof name === 'string' ? [{ label: name, to: path as LinkProps['to'] }] : [];
  });
  return <Breadcrumbs items={items} />;
}

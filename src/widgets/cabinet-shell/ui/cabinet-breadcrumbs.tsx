import { type LinkProps, useMatches } from '@tanstack/react-router';
import { Breadcrumbs } from '@/shared/ui/shell';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name in the breadcrumbs; a screen named by what it loads answers `crumb` from its loader. */
    crumb?: string;
  }
}

const loadedCrumb = (loaderData: unknown): string | undefined =>
  typeof loaderData === 'object' && loaderData !== null && 'crumb' in loaderData ? String(loaderData.crumb) : undefined;

/** Where one is, from the names that the routes on the way give themselves. */
export function CabinetBreadcrumbs() {
  const items = useMatches({
    select: (matches) =>
      matches.flatMap(({ staticData, loaderData, pathname }) => {
        const label = loadedCrumb(loaderData) ?? staticData.crumb;
        return label === undefined ? [] : [{ label, to: pathname as LinkProps['to'] }];
      }),
    structuralSharing: true,
  });
  return <Breadcrumbs items={items} />;
}

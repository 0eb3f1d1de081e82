import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router';
import { areaScreens, sectionLabels } from '@/entities/session';
import { AreaLayout, AreaLink } from '@/shared/ui/area-layout';

const route = getRouteApi('/$cabinet');

/**
 * The layout of an area with several screens, taken from the area's table of screens. A single screen needs no
 * navigation.
 */
export function CabinetArea({ area }: { area: keyof typeof areaScreens }) {
  const { cabinet } = route.useParams();
  const open = useLocation({ select: ({ pathname }) => pathname.split('/').slice(3).join('/') });
  const screens = areaScreens[area];
  if (screens.length < 2) return <Outlet />;
  const links = screens.map(({ path, label }) => (
    <AreaLink key={path} to={`/$cabinet/${area}/${path}`} params={{ cabinet }}>
      {label}
    </AreaLink>
  ));
  const current = screens.find(({ path }) => `${open}/`.startsWith(`${path}/`))?.label ?? sectionLabels[area];
  return (
    <AreaLayout label={sectionLabels[area]} links={links} current={current}>
      <Outlet />
    </AreaLayout>
  );
}

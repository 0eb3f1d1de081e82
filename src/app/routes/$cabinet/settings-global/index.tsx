import { createFileRoute, redirect } from '@tanstack/react-router';
import { areaScreens } from '@/entities/session';

export const Route = createFileRoute('/$cabinet/settings-global/')({
  beforeLoad: ({ params }) => {
    const [{ path }] = areaScreens['settings-global'];
    throw redirect({ to: `/$cabinet/settings-global/${path}`, params });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$cabinet/settings-global/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$cabinet/settings-global/resolution', params });
  },
});

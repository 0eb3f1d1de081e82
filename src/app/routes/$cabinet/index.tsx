import { createFileRoute, redirect } from '@tanstack/react-router';
import { cabinetHome } from '@/entities/session';

export const Route = createFileRoute('/$cabinet/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: cabinetHome(params.cabinet) });
  },
});

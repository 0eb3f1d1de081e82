import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { CabinetShell } from '@/widgets/cabinet-shell';
import { cabinetParam, enterCabinet } from '../../router/guards';

export const Route = createFileRoute('/$cabinet')({
  params: { parse: ({ cabinet }) => ({ cabinet: cabinetParam(cabinet) }) },
  beforeLoad: ({ params, ...passing }) => enterCabinet(params.cabinet, passing),
  // a screen that is on its way is shown inside of the frame: the router would keep what it has shown in its place
  pendingMs: Number.POSITIVE_INFINITY,
  component: CabinetShell,
  notFoundComponent: NotFoundPage,
});

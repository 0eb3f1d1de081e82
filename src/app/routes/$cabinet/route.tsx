import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { CabinetShell } from '@/widgets/cabinet-shell';
import { cabinetParam, enterCabinet } from '../../router/guards';

export const Route = createFileRoute('/$cabinet')({
  params: { parse: ({ cabinet }) => ({ cabinet: cabinetParam(cabinet) }) },
  beforeLoad: ({ params, ...passing }) => enterCabinet(params.cabinet, passing),
  // pending screens are rendered inside this frame; a pending screen of this route would replace the whole frame
  pendingMs: Number.POSITIVE_INFINITY,
  component: CabinetShell,
  notFoundComponent: NotFoundPage,
});

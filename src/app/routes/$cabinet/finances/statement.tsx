import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '@/pages/finances/statement';
import { requireAdminCabinet } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/finances/statement')({
  staticData: { crumb: 'Bank statement', skeleton: 'form' },
  beforeLoad: ({ params }) => requireAdminCabinet(params.cabinet),
  component: StatementPage,
});

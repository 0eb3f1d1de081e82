import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '@/pages/finances/statement';
import { requireAdmin } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/finances/statement')({
  staticData: { crumb: 'Bank statement', skeleton: 'form' },
  beforeLoad: ({ params }) => requireAdmin(params.cabinet),
  component: StatementPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/pages/public/forbidden';
import { requireViewer } from '../../router/guards';

export const Route = createFileRoute('/_public/forbidden')({
  beforeLoad: requireViewer,
  component: ForbiddenPage,
});

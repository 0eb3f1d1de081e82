import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/pages/public/forbidden';
import { enterForbidden } from '../../router/guards';

export const Route = createFileRoute('/_public/forbidden')({ beforeLoad: enterForbidden, component: ForbiddenPage });

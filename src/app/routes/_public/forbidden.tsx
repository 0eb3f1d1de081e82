import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/pages/public/forbidden';

export const Route = createFileRoute('/_public/forbidden')({ component: ForbiddenPage });

import { createFileRoute } from '@tanstack/react-router';
import { PartnersPage } from '@/pages/public/partners';

export const Route = createFileRoute('/_public/partners')({ component: PartnersPage });

import { createFileRoute } from '@tanstack/react-router';
import { EulaPage } from '@/pages/public/eula';

export const Route = createFileRoute('/_public/eula')({ component: EulaPage });

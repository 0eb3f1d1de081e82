import { createFileRoute } from '@tanstack/react-router';
import { RecoverPage } from '@/pages/public/recover';

export const Route = createFileRoute('/_public/recover/$key')({ component: RecoverPage });

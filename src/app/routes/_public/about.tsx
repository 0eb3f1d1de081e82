import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@/pages/public/about';

export const Route = createFileRoute('/_public/about')({ component: AboutPage });

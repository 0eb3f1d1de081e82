import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '@/widgets/public-layout';
import { enterPublicArea } from '../../router/guards';

export const Route = createFileRoute('/_public')({ beforeLoad: enterPublicArea, component: PublicLayout });

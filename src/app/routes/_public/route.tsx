import { createFileRoute } from '@tanstack/react-router';
import { cabinetEntered } from '@/entities/session';
import { PublicLayout } from '@/widgets/public-layout';

export const Route = createFileRoute('/_public')({
  beforeLoad: ({ preload }) => {
    if (!preload) cabinetEntered('block');
  },
  component: PublicLayout,
});

import { queryClient } from '../providers/query-client';
import { createAppRouter } from './create-app-router';

export const router = createAppRouter({ queryClient });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

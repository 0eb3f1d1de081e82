import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { ApiError, isNotFound } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { reloadScreens } from './reload-screens';

/** Stands where a screen failed; the menu around it stays alive. */
export function ScreenError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();

  if (isNotFound(error)) return <NotFoundPage />;
  const message = error instanceof ApiError ? error.message : 'Something went wrong on this screen.';
  return <ErrorState message={message} onRetry={() => reloadScreens(queryClient, router)} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { ApiError, failureText, isNotFound } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { reloadScreens } from './reload-screens';

/** Stands where a screen failed; the menu around it stays alive. */
export function ScreenError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();

  if (isNotFound(error)) return <NotFoundPage />;
  const message = failureText(error);
  if (error instanceof ApiError)
    return <ErrorState message={message} onRetry={() => reloadScreens(queryClient, router)} />;
  // a defect, or a part of the application that could not be fetched: React remembers both for as long as the page
  return <ErrorState message={message} onRetry={() => location.reload()} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { ApiError, contentFailure, isNotFound } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { reloadScreens } from './reload-screens';

/** Replaces a screen that failed; the navigation around it stays usable. */
export function ScreenError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();

  if (isNotFound(error)) return <NotFoundPage />;
  const message = contentFailure(error);
  if (error instanceof ApiError)
    return <ErrorState message={message} onRetry={() => reloadScreens(queryClient, router)} />;
  // React caches a defect or a failed chunk for the lifetime of the page: only a reload can retry, and only online
  const retry = () => (navigator.onLine ? location.reload() : void router.invalidate());
  return <ErrorState message={message} onRetry={retry} />;
}

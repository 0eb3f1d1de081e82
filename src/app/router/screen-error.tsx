import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundPage } from '@/pages/public/not-found';
import { ApiError, isNotFound } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';

/** Stands where a screen failed; the menu around it stays alive. */
export function ScreenError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();

  useEffect(() => reset(), [reset]);

  if (isNotFound(error)) return <NotFoundPage />;
  const message = error instanceof ApiError ? error.message : 'Something went wrong on this screen.';
  return <ErrorState message={message} onRetry={() => router.invalidate()} />;
}

import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { focusContent } from '@/shared/lib/browser-events';

export type Navigate = (to: NavigateOptions) => void;

/** Navigates and focuses the new content, because the element that had the focus may be gone. */
export function useNavigateFromSearch(): Navigate {
  const navigate = useNavigate();
  const follow = async (to: NavigateOptions) => {
    await navigate(to);
    focusContent();
  };
  return (to) => void follow(to);
}

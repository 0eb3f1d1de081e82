import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { focusContent } from '@/shared/ui/shell';

export type Go = (to: NavigateOptions) => void;

/** Leads to a screen. What had the focus may go with the screen before: then reading goes on where the content begins. */
export function useGo(): Go {
  const navigate = useNavigate();
  const follow = async (to: NavigateOptions) => {
    await navigate(to);
    focusContent();
  };
  return (to) => void follow(to);
}

import { type NavigateOptions, useNavigate } from '@tanstack/react-router';

export type Go = (to: NavigateOptions) => void;

/** Leads to a screen. What had the focus may go with the screen before: then reading goes on where the content begins. */
export function useGo(): Go {
  const navigate = useNavigate();
  const follow = async (to: NavigateOptions) => {
    await navigate(to);
    if (document.activeElement === document.body) document.getElementById('content')?.focus();
  };
  return (to) => void follow(to);
}

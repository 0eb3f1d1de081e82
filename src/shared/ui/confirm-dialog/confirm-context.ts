import { createContext, type ReactNode, use, useEffect, useRef } from 'react';

export interface Question {
  title: string;
  /** One sentence, or more if there are consequences to review. */
  text: ReactNode;
  /** Label of the confirming button, a verb. */
  confirmLabel: string;
  /** Label of the declining button, if "Cancel" could be taken for the action itself. */
  cancelLabel?: string;
  danger?: boolean;
}

/** Resolves to true only if the user pressed the confirming button. */
export type Confirm = (question: Question) => Promise<boolean>;

/** @param withdrawn aborts when the answer is no longer needed */
export type OpenConfirm = (question: Question, withdrawn: AbortSignal | undefined) => Promise<boolean>;

export const ConfirmContext = createContext<OpenConfirm | null>(null);

/**
 * Returns a function that asks for confirmation before a destructive action. Needs a `ConfirmProvider`. The question
 * closes if the calling component unmounts, for instance because the session ended in another tab.
 */
export function useConfirm(): Confirm {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');

  const life = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);

  return (question) => ask(question, life.current?.signal);
}

import { createContext, use, useEffect, useRef } from 'react';

export interface Question {
  title: string;
  text: string;
  /** A verb: what happens on yes. */
  confirmLabel: string;
  /** It destroys something. */
  danger?: boolean;
}

/** Resolves to true only if the person pressed the confirming button. */
export type Confirm = (question: Question) => Promise<boolean>;

/** @param withdrawn once nobody waits for the answer any more */
export type Ask = (question: Question, withdrawn: AbortSignal | undefined) => Promise<boolean>;

export const ConfirmContext = createContext<Ask | null>(null);

/**
 * The one way to ask before something destructive. Needs `ConfirmProvider` above. A question goes with the component
 * that asks it: the session may end in another tab meanwhile.
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

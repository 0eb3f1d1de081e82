import { type ReactNode, use, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Disclosure } from '@/shared/ui/disclosure';
import { HeldItems } from '@/shared/ui/field';

interface PanelProps {
  label: string;
  /** What is in it, in a few words. */
  summary: string;
  /** The paths of its fields in the form. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that are there when they are opened: a list of thousands costs nothing before. Opens by itself for what is refused. */
export function Panel({ names, ...panel }: PanelProps) {
  const { errors, submitCount } = useFormState({ name: names });
  const { items: held } = use(HeldItems);
  const isRefused = names.some((name) => held.has(name) || get(errors, name) !== undefined);
  const [isOpen, setIsOpen] = useState(isRefused);
  const [judged, setJudged] = useState(submitCount);

  if (judged !== submitCount) {
    setJudged(submitCount);
    if (isRefused) setIsOpen(true);
  }

  return <Disclosure {...panel} isRefused={isRefused} isOpen={isOpen} onToggle={setIsOpen} />;
}

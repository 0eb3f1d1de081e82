import { type ReactNode, use, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { Disclosure } from '@/shared/ui/disclosure';
import { RejectedItems } from '@/shared/ui/field';

export const Fields = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

interface PanelProps {
  label: string;
  /** A short summary of its contents. */
  summary: string;
  names: readonly string[];
  children: ReactNode;
}

/**
 * A collapsible panel that mounts its fields when it is opened, because lists may have thousands of entries. It opens
 * by itself to show an error.
 */
export function Panel({ names, ...panel }: PanelProps) {
  const { errors, submitCount } = useFormState({ name: names });
  const { items: held } = use(RejectedItems);
  const isRefused = names.some((name) => held.has(name) || get(errors, name) !== undefined);
  const [isOpen, setIsOpen] = useState(isRefused);
  const [checkedSubmit, setCheckedSubmit] = useState(submitCount);

  if (checkedSubmit !== submitCount) {
    setCheckedSubmit(submitCount);
    if (isRefused) setIsOpen(true);
  }

  return <Disclosure {...panel} isRefused={isRefused} isOpen={isOpen} onToggle={setIsOpen} />;
}

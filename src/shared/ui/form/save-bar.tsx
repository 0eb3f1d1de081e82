import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatCount } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { RejectedItems } from '@/shared/ui/field';
import { dirtyPaths, enclosingField } from './dirty-paths';
import { focusForm } from './focus-form';
import { SubmitButton } from './submit-button';

/** The buttons of a long form, always visible, preceded by a message. */
export const FormBar = chakra(
  'div',
  {
    base: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '3',
      minH: '15',
      // spans the page from edge to edge
      mx: { base: '-4', sm: '-6', md: '-8' },
      // in a cabinet fixed to the bottom of the window, beside the sidebar, even if the form is short
      '[data-part=sidebar] ~ main form > &': {
        position: 'fixed',
        insetInline: 'var(--sidebar-width) 0',
        mx: '0',
      },
      px: { base: '4', sm: '6', md: '8' },
      py: '2',
      bg: 'surface.raised',
      borderTopWidth: 'hairline',
      boxShadow: 'md',
      _print: { display: 'none' },
      // a window this low has no room for a fixed bar
      '@media (max-height: 25em)': { '&, [data-part=sidebar] ~ main form > &': { position: 'static' } },
      // the number of changes comes first, because the field names may be truncated
      '& > p': { flex: '1 1 6rem', minW: '0', textStyle: 'small', lineClamp: '3', overflowWrap: 'anywhere' },
    },
  },
  { defaultProps: { 'data-part': 'actions' } },
);

/** The buttons below a panel, always visible, with a hint and a count after them. */
export const PanelBar = chakra(FormBar, {
  base: {
    justifyContent: 'flex-start',
    gap: '2',
    mx: '0',
    '& > button': { flex: { base: '1 1 40%', sm: 'none' } },
    '& kbd': { bg: 'transparent', color: 'inherit', borderColor: 'currentColor' },
    '& [data-severe]:not([aria-disabled=true])': { color: 'tone.error.text' },
    '& > p': { flex: 'none', textStyle: 'caption', color: 'text.subtle', lgDown: { display: 'none' } },
    '& > span:last-of-type': {
      ms: 'auto',
      textStyle: 'small',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      smDown: { display: 'none' },
    },
  },
});

interface SaveBarProps {
  /** Labels by field path, for the list of changes; a nested path counts as its field. */
  labels: Readonly<Record<string, string>>;
  submitLabel?: string;
  /** Called after the form was reset to the saved values. */
  onDiscard?: () => void;
}

/** Appears with the first change of the surrounding `Form`, lists the changed fields, and saves or discards them. */
export function SaveBar({ labels, submitLabel = 'Save', onDiscard }: SaveBarProps) {
  'use no memo'; // opts out of React Compiler: `dirtyFields` changes and keeps its identity
  const { reset } = useFormContext();
  const { dirtyFields, isDirty, isSubmitting } = useFormState();
  const rejected = use(RejectedItems);
  const paths = dirtyPaths(dirtyFields);
  const fields = [...new Set(paths.map((path) => enclosingField(path, (name) => name in labels) ?? path))];
  const changed = [...new Set(fields.map((field) => labels[field] ?? field))];
  if (!isDirty && !isSubmitting) return null;

  const discard = () => {
    for (const path of rejected.items.keys()) rejected.store(path, []);
    reset();
    onDiscard?.();
  };

  return (
    <OpenBar marked={fields}>
      <p role="status">
        {changed.length > 0
          ? `${formatCount(changed.length, 'change')}: ${changed.join(', ')}`
          : 'There are unsaved changes'}
      </p>
      <Button variant="ghost" onClick={discard}>
        Discard
      </Button>
      <SubmitButton>{submitLabel}</SubmitButton>
    </OpenBar>
  );
}

/**
 * Outlines the changed fields, except invalid ones, which keep their own outline. The bar lists their labels as well.
 */
const markedFields = (names: readonly string[]) => {
  const fields = names.flatMap((name) => [`[name="${name}"]`, `[name^="${name}."]`]).join();
  return {
    [`form:has(> &) :is(input:not([type=checkbox], [type=radio]), select, textarea):is(${fields}):not([aria-invalid=true])`]:
      {
        borderColor: 'accent.solid',
        boxShadow: 'inset 0 0 0 {borderWidths.hairline} {colors.accent.solid}',
      },
  };
};

/** Moves the focus to the form when the bar disappears with the focused button. */
function OpenBar({ marked, children }: { marked: readonly string[]; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const form = element?.closest('form');
    return () => {
      if (form && element?.contains(document.activeElement)) focusForm(form);
    };
  }, []);
  return (
    <FormBar ref={bar} data-bar="" css={marked.length > 0 ? markedFields(marked) : undefined}>
      {children}
    </FormBar>
  );
}

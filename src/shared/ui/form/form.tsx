import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { ApiError, ValidationError } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { HeldItems, WantedField } from '@/shared/ui/field';
import { focusFirstInvalid } from './focus-first-invalid';
import { markOwnRefusals } from './mark-own-refusals';
import { refusedPaths } from './refused-paths';
import { setServerErrors } from './set-server-errors';
import { shownField } from './shown-field';
import { useHeldItems } from './use-held-items';

const Column = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    maxW: 'form',
    w: 'full',
    // as wide as the fields for a thumb and in a dialog, as wide as its words on a page
    '& > [type=submit]': { justifySelf: { sm: 'start' } },
    '[role=dialog] &': { '& > [type=submit]': { justifySelf: 'stretch' } },
  },
});

const Summary = chakra('div', { base: { borderRadius: 'md' } });

/** Fields of a form in parts that are not on the screen all at once. */
export interface HiddenFields {
  has: (path: string) => boolean;
  /** Brings the first of the refused fields on the screen, and says which it is. */
  reveal: (refused: readonly string[]) => string | undefined;
}

interface FormProps<Values extends FieldValues, Context, Output> {
  /** What `useForm` returned; give it `formBehaviour`, so that errors show on blur and on submit. */
  form: UseFormReturn<Values, Context, Output>;
  /** Called with valid values only. While what it returns is a pending promise, the form doesn't submit again. */
  onSubmit: (values: Output) => unknown;
  /** Names the form for assistive technology. */
  label: string;
  /** Says above the fields, too, why a call was refused: where the toast is gone before the person is done with it. */
  tellsRefusal?: boolean;
  hidden?: HiddenFields;
  children: ReactNode;
}

/**
 * One column of fields. Enter submits, the first invalid field gets the focus, what was typed is never lost.
 * A `ValidationError` that `onSubmit` throws lands on the fields it names.
 */
export function Form<Values extends FieldValues, Context, Output>({
  form,
  onSubmit,
  label,
  tellsRefusal = false,
  hidden,
  children,
}: FormProps<Values, Context, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const pending = useRef<Promise<void>>(null);
  const wanted = useRef<string>(null);
  const held = useHeldItems();
  // subscribed by itself: reading `form.formState` of a stable `form` is remembered by React Compiler
  const { errors } = useFormState({ control: form.control });
  const refusal = errors.root?.server?.message;

  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);

  const save = form.handleSubmit(
    async (values) => {
      if (markOwnRefusals(form, held.items, hidden?.has)) return;
      try {
        await onSubmit(values);
      } catch (error) {
        // what is no refusal is a defect
        if (!(error instanceof ApiError)) throw error;
        if (error instanceof ValidationError) setServerErrors(form, error.errors, hidden?.has);
        // any other has been told in a toast
        else if (tellsRefusal) form.setError('root.server', { type: 'server', message: error.reason });
      }
    },
    () => void markOwnRefusals(form, held.items, hidden?.has),
  );

  const focusFirst = () => {
    const refused = hidden?.reveal(refusedPaths(form.control._formState.errors)) as FieldPath<Values> | undefined;
    if (refused === undefined) focusFirstInvalid(form, element.current);
    else if (shownField(form, refused)) form.setFocus(refused);
    // it takes the focus when it appears
    else wanted.current = refused;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a form inside a dialog is a React child of the page's form
    event.stopPropagation();
    pending.current ??= save()
      // not before: until the form counts as sent, a field that is left is judged by the schema alone, and loses what the
      // server has said of it
      .then(focusFirst)
      .finally(() => {
        pending.current = null;
      });
  };

  return (
    <FormProvider {...form}>
      <Column ref={element} noValidate aria-label={label} onSubmit={submit}>
        {refusal && (
          <Summary ref={summary} tabIndex={-1}>
            <Banner tone="error">{refusal}</Banner>
          </Summary>
        )}
        <HeldItems value={held}>
          <WantedField value={wanted}>{children}</WantedField>
        </HeldItems>
      </Column>
    </FormProvider>
  );
}

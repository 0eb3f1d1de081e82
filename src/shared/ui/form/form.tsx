import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { ApiError, ValidationError } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { AfterPress, FieldToFocus, RejectedItems } from '@/shared/ui/field';
import { checkFields } from './check-fields';
import { errorPaths } from './error-paths';
import { focusFirstInvalid } from './focus-first-invalid';
import { markRuleErrors } from './mark-rule-errors';
import { mountedField } from './mounted-field';
import { setServerErrors } from './set-server-errors';
import { useAfterPress } from './use-after-press';
import { useRejectedItemsStore } from './use-rejected-items-store';

const Column = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    w: 'full',
    '&:focus': { outline: 'none' },
    // full width on phones and in dialogs, elsewhere as wide as its label
    '& > [type=submit]': { justifySelf: { sm: 'start' } },
    '[role=dialog] &': { '& > [type=submit]': { justifySelf: 'stretch' } },
  },
  variants: {
    width: {
      column: { maxW: 'form' },
      full: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});

const Summary = styled('div', { base: { borderRadius: 'md' } });

/** Fields that may be hidden, for instance in folded sections. */
export interface HiddenFields {
  has: (path: string) => boolean;
  /** Reveals the first of the invalid fields and returns its path. */
  reveal: (refused: readonly string[]) => string | undefined;
}

interface FormProps<Values extends FieldValues, Context, Output> {
  /** The return value of `useForm` with `formBehaviour`. */
  form: UseFormReturn<Values, Context, Output>;
  /** Called with valid values. While the returned promise is pending, the form can't be submitted again. */
  onSubmit: (values: Output) => unknown;
  label: string;
  /** Also shows the reason of a failed request above the fields, for users who missed the toast. */
  showsServerError?: boolean;
  hidden?: HiddenFields;
  /** Only validates: for all but the last step of a form in steps. `hidden.reveal` decides what follows. */
  isStep?: boolean;
  /** `full` for a form that lays out its own columns. */
  width?: 'column' | 'full';
  children: ReactNode;
}

/**
 * One column of fields. Enter submits, the first invalid field takes the focus, and typed values are never lost. A
 * `ValidationError` thrown by `onSubmit` is shown at the fields it names.
 */
export function Form<Values extends FieldValues, Context, Output>({
  form,
  onSubmit,
  label,
  showsServerError = false,
  hidden,
  isStep = false,
  width = 'column',
  children,
}: FormProps<Values, Context, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const pending = useRef<Promise<void>>(null);
  const pendingFocus = useRef<string>(null);
  const rejectedItems = useRejectedItemsStore();
  const afterPress = useAfterPress();
  // an explicit subscription, because React Compiler would memoize `form.formState` of a stable `form`
  const { errors } = useFormState({ control: form.control });
  const serverError = errors.root?.server?.message;
  /** The errors right after a submit, before the next render. */
  const latestErrors = useRef<object>(errors);

  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: ({ errors: current = {} }) => {
          latestErrors.current = current;
        },
      }),
    [form],
  );

  useEffect(() => {
    if (serverError) summary.current?.focus();
  }, [serverError]);

  const save = form.handleSubmit(
    async (values) => {
      if (markRuleErrors(form, rejectedItems.items, hidden?.has)) return;
      try {
        await onSubmit(values);
      } catch (error) {
        // anything else is a bug, not a failed request
        if (!(error instanceof ApiError)) throw error;
        if (error instanceof ValidationError) setServerErrors(form, error.errors, hidden?.has);
        // the API client has already shown a toast for any other failure
        else if (showsServerError) form.setError('root.server', { type: 'server', message: error.reason });
      }
    },
    () => void markRuleErrors(form, rejectedItems.items, hidden?.has),
  );

  // not a submit, because react-hook-form validates on every change after one
  const check = () => checkFields(form).then(() => void markRuleErrors(form, rejectedItems.items, hidden?.has));

  const focusFirst = () => {
    const refused = hidden?.reveal(errorPaths(latestErrors.current)) as FieldPath<Values> | undefined;
    if (refused === undefined) focusFirstInvalid(form, element.current);
    else if (mountedField(form, refused)) form.setFocus(refused);
    // the field takes the focus when it mounts
    else pendingFocus.current = refused;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a form inside a dialog is a React descendant of the page's form, whose handler must not run
    event.stopPropagation();
    pending.current ??= (isStep ? check() : save())
      // must follow the submit: before that, blur validates with the schema alone and clears the server's error
      .then(focusFirst)
      .finally(() => {
        pending.current = null;
      });
  };

  return (
    <FormProvider {...form}>
      <Column ref={element} width={width} noValidate aria-label={label} onSubmit={submit}>
        {serverError && (
          <Summary ref={summary} tabIndex={-1}>
            <Banner tone="error">{serverError}</Banner>
          </Summary>
        )}
        <RejectedItems value={rejectedItems}>
          <FieldToFocus value={pendingFocus}>
            <AfterPress value={afterPress}>{children}</AfterPress>
          </FieldToFocus>
        </RejectedItems>
      </Column>
    </FormProvider>
  );
}

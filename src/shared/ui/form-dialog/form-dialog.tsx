import { type ReactNode, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { isNotFound } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import {
  type ConflictingEdit,
  EditConflictNotice,
  type EditHistory,
  Form,
  SubmitButton,
  useUnsavedChangesGuard,
} from '@/shared/ui/form';

interface FormDialogProps<Values extends FieldValues, Context, Output> {
  /** Title of the dialog and name of the form. */
  title: string;
  /** The return value of `useForm` with `formBehaviour`. */
  form: UseFormReturn<Values, Context, Output>;
  /**
   * Saves valid values. The dialog closes when the promise resolves, and stays open with all values when it rejects or
   * resolves to false.
   */
  onSubmit: (values: Output) => Promise<unknown>;
  onClose: () => void;
  submitLabel?: string;
  /** Styles the submitting button as destructive, as in a confirmation. */
  danger?: boolean;
  /**
   * For records that others can edit at the same time: the result of `useEditedRecord`, the kind of record, and how its
   * history tells changes. A new record has the version 0.
   */
  edited?: ConflictingEdit & { what: string; history: EditHistory<Values> };
  /** The fields. */
  children: ReactNode;
}

/** Side by side at the end, as in a confirmation; halves of the width on a phone. */
const Actions = styled('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '1fr', sm: 'auto' },
    justifyContent: { sm: 'end' },
    gap: '2',
  },
});

/**
 * A short form in a dialog: opens on mount, submits, and closes on success or by Cancel. Asks before it closes with
 * changes.
 */
export function FormDialog<Values extends FieldValues, Context, Output>({
  title,
  form,
  onSubmit,
  onClose,
  submitLabel = 'Save',
  danger = false,
  edited,
  children,
}: FormDialogProps<Values, Context, Output>) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const mayDiscard = useUnsavedChangesGuard(isDirty && !isSubmitting);
  /** Whether the last save found no record any more. */
  const [isRemoved, setRemoved] = useState(false);
  const submit = async (values: Output) => {
    setRemoved(false);
    try {
      if ((await onSubmit(values)) !== false) onClose();
    } catch (error) {
      setRemoved(isNotFound(error) && edited !== undefined && edited.base.version > 0);
      throw error;
    }
  };
  const close = async () => {
    // a refusal of what is being saved would find nothing to say it at
    if (!isSubmitting && (await mayDiscard())) onClose();
  };
  return (
    <Dialog title={title} open onOpenChange={(open) => !open && void close()}>
      <Form form={form} onSubmit={submit} label={title}>
        {edited && <EditConflictNotice what={edited.what} edited={edited} history={edited.history} />}
        {edited && isRemoved && (
          <Banner tone="warning" title={`This ${edited.what} was removed meanwhile`} takesFocus>
            It can’t be saved any more. Copy what you still need before you close.
          </Banner>
        )}
        {children}
        <Actions>
          <Button variant="outline" onClick={() => void close()}>
            Cancel
          </Button>
          <SubmitButton variant={danger ? 'danger' : 'solid'}>{submitLabel}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

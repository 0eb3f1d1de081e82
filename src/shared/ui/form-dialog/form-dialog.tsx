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
   * For records that others can edit at the same time: the result of `useEditedRecord`, the kind of record, and the
   * labels of changed fields. A new record has version 0.
   */
  edited?: ConflictingEdit & { what: string; history: EditHistory<Values> };
  children: ReactNode;
}

/** Side by side at the end, as in a confirmation; half the width each on phones. */
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
 * A short form in a dialog: opens on mount, submits, and closes on success or Cancel. Asks before it closes
 * with unsaved changes.
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
  /** Whether the last save failed because the record no longer exists. */
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
    // stays open while saving, so that a rejected save can show its errors
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

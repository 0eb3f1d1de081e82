import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Dialog } from '@/shared/ui/dialog';
import { Form, SubmitButton } from '@/shared/ui/form';

interface FormDialogProps<Values extends FieldValues, Context, Output> {
  /** Names the dialog and its form. */
  title: string;
  /** What `useForm` returned; give it `formBehaviour`. */
  form: UseFormReturn<Values, Context, Output>;
  /** Saves valid values. The dialog closes when the promise resolves, and stays with all values when it rejects. */
  onSubmit: (values: Output) => Promise<unknown>;
  onClose: () => void;
  submitLabel?: string;
  /** The fields. */
  children: ReactNode;
}

/** A short form in a dialog: opens with the component, submits, and closes after a success. */
export function FormDialog<Values extends FieldValues, Context, Output>({
  title,
  form,
  onSubmit,
  onClose,
  submitLabel = 'Save',
  children,
}: FormDialogProps<Values, Context, Output>) {
  const submit = async (values: Output) => {
    await onSubmit(values);
    onClose();
  };
  return (
    <Dialog title={title} open onOpenChange={(open) => !open && onClose()}>
      <Form form={form} onSubmit={submit} label={title}>
        {children}
        <SubmitButton>{submitLabel}</SubmitButton>
      </Form>
    </Dialog>
  );
}

import { type MutationMeta, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { formBehaviour } from './form-behaviour';
import { useEditedRecord } from './use-edited-record';

interface RecordFormOptions<Record, Values extends FieldValues, Output, Saved>
  extends Omit<UseMutationOptions<Saved, Error, Output>, 'mutationFn' | 'meta'> {
  /** The latest version of the record; a new record has version 0. */
  record: Record;
  toFormValues: (record: Record) => DefaultValues<Values>;
  resolver: Resolver<Values, unknown, NoInfer<Output>>;
  /** Sends the values, based on the version of `base`. */
  save: (values: Output, base: Record) => Promise<Saved>;
  /** The success toast and the queries to invalidate. The form itself shows errors. */
  meta: Omit<MutationMeta, 'hasForm'>;
}

/**
 * Creates the form of a record that others may change while it is open, with the mutation that saves it.
 *
 * @param options the form and its record; the rest are the mutation's options
 * @returns the form, the result of `useEditedRecord`, and a function that saves valid values
 */
export function useRecordForm<Record extends { version: number }, Values extends FieldValues, Output, Saved>({
  record,
  toFormValues,
  resolver,
  save: send,
  meta,
  ...options
}: RecordFormOptions<Record, Values, Output, Saved>) {
  const form = useForm({ ...formBehaviour, resolver, defaultValues: toFormValues(record) });
  const edited = useEditedRecord(form, record, toFormValues);
  const { mutateAsync: save } = useMutation({
    ...options,
    meta: { ...meta, hasForm: true },
    mutationFn: (values: Output) => send(values, edited.base),
  });
  return { form, edited, save };
}

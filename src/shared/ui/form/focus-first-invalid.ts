import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Focuses the first invalid field in document order. */
export function focusFirstInvalid<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  element: HTMLFormElement | null,
): void {
  const isRefused = (name: string): name is FieldPath<Values> =>
    form.getFieldState(name as FieldPath<Values>).error !== undefined;
  const controls = [...(element?.elements ?? [])].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement &&
      'name' in control &&
      control.name !== '' &&
      !control.matches(':disabled') &&
      isRefused(String(control.name)),
  );
  // fields without a native control, such as a file drop, register a focus handler of their own
  const name = [...form.control._names.mount].find(isRefused);
  if (controls[0]) controls[0].focus();
  else if (name) form.setFocus(name);
}

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Moves the focus to the first field, in the order of the page, that was refused and can have it.
 *
 * @param stays not from a refused field to another: to be left is to be judged again, by the schema alone, and what the
 * server has said of it would be gone
 */
export function focusFirstInvalid<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  element: HTMLFormElement | null,
  { stays = false } = {},
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
  if (stays && controls.some((control) => control === document.activeElement)) return;
  // a field that is no control of the browser's (a dropped file) knows itself how
  const name = [...form.control._names.mount].find(isRefused);
  if (controls[0]) controls[0].focus();
  else if (name) form.setFocus(name);
}

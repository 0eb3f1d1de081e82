/** Moves the focus to the form itself, from a button that disappears. */
export function focusForm(form: HTMLFormElement): void {
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
}

/** Moves the focus from a disappearing button to the form itself. */
export function focusForm(form: HTMLFormElement): void {
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
}

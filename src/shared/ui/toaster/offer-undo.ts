import { notify } from './notify';

/** Says that something succeeded, with a button that takes it back while the toast is there. */
export const offerUndo = (text: string, undo: () => void): Promise<void> =>
  import('./undo-toast').then(
    ({ showUndoToast }) => showUndoToast(text, undo),
    () => notify.success(text),
  );

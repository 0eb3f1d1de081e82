/**
 * Fetches the dialog of the questions. What may have to be asked while the server is out of reach calls it before; a
 * failure is told when the question fails. The provider, which every page loads, has an import of its own.
 */
export const loadConfirmDialog = () => import('./confirm-dialog');

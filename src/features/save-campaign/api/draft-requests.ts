import { removeDraft, saveDraft } from '@/shared/api';

export type DraftRequests = ReturnType<typeof draftRequests>;

/** The calls that store the draft of one form on the server. */
export const draftRequests = (form: string) => ({
  /**
   * @param values as JSON, serialized once by the caller, because drafts may be megabytes large
   */
  save: (values: Blob) =>
    saveDraft(form, { values: {} }, { transformRequest: () => new Blob(['{"values":', values, '}']) }),
  remove: () => removeDraft(form),
});

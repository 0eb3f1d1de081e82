import type { Actor } from '../../platform/access/viewer.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { findCampaign } from '../campaigns/campaign-queries.ts';
import { findDraft, listDrafts, removeDraft, saveDraft } from './drafts.ts';

type Operations = 'listDrafts' | 'getDraft' | 'saveDraft' | 'removeDraft';

/** Manages the user's own drafts, which are shared by all their roles. */
export const draftHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listDrafts({ viewer }) {
    const rows = await listDrafts(db, viewer.user.id);
    const items = rows.map(({ form, name, updatedAt }) => ({ form, name, updated_at: updatedAt.toISOString() }));
    return { status: 200, body: { items, total: items.length } };
  },

  async getDraft({ viewer, params: { form } }) {
    await requireRecord(db, viewer, form);
    const draft = await findDraft(db, viewer.user.id, form);
    return { status: 200, body: { values: draft?.values ?? null, updated_at: draft?.updatedAt.toISOString() ?? null } };
  },

  async saveDraft({ viewer, params: { form }, body }) {
    await requireRecord(db, viewer, form);
    await saveDraft(db, viewer.user.id, form, body.values);
    return { status: 204, body: undefined };
  },

  async removeDraft({ viewer, params: { form } }) {
    await requireRecord(db, viewer, form);
    await removeDraft(db, viewer.user.id, form);
    return { status: 204, body: undefined };
  },
});

/**
 * Checks that the actor may see the record that the form edits; a form for a new record has none.
 * @throws ApiError 404
 */
async function requireRecord(db: Db, actor: Actor, form: string): Promise<void> {
  const [, campaignId] = form.split(':');
  if (campaignId !== undefined) await findCampaign(db, actor, Number(campaignId));
}

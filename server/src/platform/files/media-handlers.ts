import { notFound } from '../contract/api-error.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { readMediaFile } from './finished-upload.ts';

export const mediaHandlers = ({ db }: { db: Db }): Pick<Handlers, 'getMedia'> => ({
  async getMedia({ viewer, params }) {
    const file = await readMediaFile(db, params.uploadId, viewer.user.id);
    if (file === null) throw notFound();
    return { status: 200, body: file };
  },
});

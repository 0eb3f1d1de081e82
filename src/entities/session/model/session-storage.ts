import { createEvent } from 'effector';
import { persist } from 'effector-storage/local';
import * as z from 'zod/mini';
import { $session } from './session';

const panel = z.enum(['block', 'admin', 'manager', 'advertiser', 'webmaster']);
const ids = z.array(z.int());

const storedSession = z.nullable(
  z.object({
    token: z.string(),
    supportPanels: z.array(panel),
    isAdmin: z.boolean(),
    foldersEnabled: z.boolean(),
    depth: z.object({ site: ids, campaign: ids, advert: ids }),
  }),
);

/** Reads what an earlier visit left behind. */
export const sessionRestored = createEvent();

/** What is stored under this name by anybody else, or broken, is not a session: it is left unread. */
persist({
  store: $session,
  key: 'mainStore',
  pickup: sessionRestored,
  contract: storedSession,
  sync: true,
});

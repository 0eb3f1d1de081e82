import { createEvent } from 'effector';
import { persist } from 'effector-storage/local';
import { landingOrder } from './cabinets';
import { $session, type Session } from './session';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPanel = (value: unknown) => landingOrder.some((panel) => panel === value);
const isListOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

/** By hand, because this is read before the first paint: a schema would bring its library along, 15 KiB. */
const isStoredSession = (raw: unknown): raw is Session | null =>
  raw === null ||
  (isRecord(raw) &&
    typeof raw.token === 'string' &&
    isListOf(isPanel)(raw.supportPanels) &&
    typeof raw.isAdmin === 'boolean' &&
    typeof raw.foldersEnabled === 'boolean' &&
    isRecord(raw.depth) &&
    [raw.depth.site, raw.depth.campaign, raw.depth.advert].every(isListOf(Number.isSafeInteger)));

/** Reads what an earlier visit left behind. */
export const sessionRestored = createEvent();

/** What is stored under this name by anybody else, or broken, is not a session: it is left unread. */
persist({
  store: $session,
  key: 'mainStore',
  pickup: sessionRestored,
  contract: isStoredSession,
  sync: true,
});

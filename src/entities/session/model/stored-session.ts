import type { SupportPanel } from '@/shared/api';
import { landingOrder } from './cabinets';
import type { FolderDepth, Session } from './session';

/** The session as stored in the browser, with the names of the specification (section 3). */
interface StoredSession {
  support_panels: SupportPanel[];
  isAdmin: boolean;
  token: string;
  folders_enabled: boolean;
  depth: FolderDepth;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPanel = (value: unknown) => landingOrder.some((panel) => panel === value);
const isListOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

/**
 * Validated by hand, because this runs before the first paint: a schema would add its 15 KiB library to the entry
 * chunk.
 */
const isStoredSession = (raw: unknown): raw is StoredSession =>
  isRecord(raw) &&
  typeof raw.token === 'string' &&
  raw.token !== '' &&
  isListOf(isPanel)(raw.support_panels) &&
  typeof raw.isAdmin === 'boolean' &&
  typeof raw.folders_enabled === 'boolean' &&
  isRecord(raw.depth) &&
  [raw.depth.site, raw.depth.campaign, raw.depth.advert].every(isListOf(Number.isSafeInteger));

export const serializeSession = (session: Session | null): string => {
  if (session === null) return 'null';
  const { supportPanels, isAdmin, token, foldersEnabled, depth } = session;
  const stored: StoredSession = {
    support_panels: supportPanels,
    isAdmin,
    token,
    folders_enabled: foldersEnabled,
    depth,
  };
  return JSON.stringify(stored);
};

/** @throws SyntaxError or TypeError if the text is not a session, because it is broken or from another application */
export function deserializeSession(text: string): Session | null {
  const raw: unknown = JSON.parse(text);
  if (raw === null) return null;
  if (!isStoredSession(raw)) throw new TypeError('mainStore holds no session');
  const { support_panels, isAdmin, token, folders_enabled, depth } = raw;
  return { token, supportPanels: support_panels, isAdmin, foldersEnabled: folders_enabled, depth };
}

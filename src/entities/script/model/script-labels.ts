import type { ScriptKind, ScriptStatus } from '@/shared/api';

/** The titles of the lists. */
export const scriptKindLabels: Record<ScriptKind, string> = { vpaid: 'VPAID scripts', branding: 'Branding scripts' };

export const scriptStatusLabels: Record<ScriptStatus, string> = { working: 'Working', stopped: 'Stopped' };

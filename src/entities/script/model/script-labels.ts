import type { ScriptKind, ScriptStatus } from '@/shared/api';

export const scriptKindLabels: Record<ScriptKind, string> = { vpaid: 'VPAID', branding: 'Branding' };

export const scriptStatusLabels: Record<ScriptStatus, string> = { working: 'Working', stopped: 'Stopped' };

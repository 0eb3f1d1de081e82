import type { ScriptKind } from '@/shared/api';

/** The link to a script's page, at one of its versions or the current one. */
export const linkToScript = ({ kind, id }: { kind: ScriptKind; id: number }, version?: number) =>
  ({
    to: `/$cabinet/settings-global/scripts/${kind}/$scriptId`,
    params: { cabinet: 'admin', scriptId: id },
    search: { version },
  }) as const;

import { describe, expect, it } from 'vitest';
import { type CampaignStatusAction, checkCampaignAction } from './campaign-status.ts';

const statuses = ['stopped', 'working', 'lock', 'archive'] as const;

const already = (words: string) => `This campaign is already ${words}`;
const restoreFirst = (action: string) => `Archived: restore it before you ${action} it`;
const lockedFirst = 'Locked: start or stop it before you archive it';
const notArchived = 'This campaign is not archived';

/** One entry per status, in the order above: the refusal, or null if the action is allowed. */
const cells: Record<CampaignStatusAction, (string | null)[]> = {
  start: [null, already('working'), null, restoreFirst('start')],
  stop: [already('stopped'), null, null, restoreFirst('stop')],
  lock: [null, null, already('locked'), restoreFirst('lock')],
  archive: [null, null, lockedFirst, already('archived')],
  restore: [notArchived, notArchived, notArchived, null],
};

const table = (Object.keys(cells) as CampaignStatusAction[]).flatMap((action) =>
  statuses.map((status, index) => ({ action, status, text: cells[action][index] ?? null })),
);

describe('checkCampaignAction', () => {
  it.each(table)('$action, $status is $text', ({ action, status, text }) => {
    const code = /^(Archived|Locked)/.exec(text ?? '')?.[0].toLowerCase() ?? 'no-change';
    expect(checkCampaignAction(status, action)).toEqual(text === null ? null : { code, text });
  });
});

import { describe, expect, it } from 'vitest';
import { successMessage, undoneMessage } from './campaign-change';
import { reportResults } from './report-results';

const campaign = {
  id: 12,
  version: 3,
  name: 'Spring sale',
  status: 'working',
  folderId: null,
  ownerId: 7,
  currency: 'EUR',
  groupId: null,
  groupName: null,
} as const;
const change = { field: 'ads.cash_limit_day', old: null, new: 500 };

describe('reportResults', () => {
  it.each([
    [{ id: 12, ok: true, status: 200, changes: [change] }, true, ['Daily budget: none → EUR 500.00']],
    [{ id: 12, ok: true, status: 200, changes: [] }, true, []],
    [{ id: 12, ok: false, status: 404, error: 'Not found', changes: [] }, false, ['Not found']],
    [
      {
        id: 12,
        ok: false,
        status: 422,
        error: 'Some fields need your attention',
        errors: { 'ads.cash_limit_day': ['Must not be above the total'] },
        changes: [],
      },
      false,
      ['Must not be above the total'],
    ],
  ])('describes %o', (result, ok, lines) => {
    expect(reportResults([result], [campaign])).toEqual([{ id: 12, name: 'Spring sale', ok, lines }]);
  });
});

describe('successMessage', () => {
  it.each([
    [[campaign], 'Campaign Spring sale started'],
    [[campaign, campaign], '2 campaigns started'],
  ])('%#', (campaigns, text) => {
    expect(successMessage('start', campaigns)).toBe(text);
  });
});

describe('undoneMessage', () => {
  const was = (old: string) => ({ changes: [{ field: 'status', old, new: 'archive' }] });
  it.each([
    ['what serves again', [was('working')], 'Campaign Spring sale started again'],
    ['what stands still again', [was('stopped'), was('stopped')], '2 campaigns stopped again'],
    ['several that were not the same', [was('working'), was('stopped')], '2 campaigns changed back'],
    ['other changes', [{ changes: [change] }], 'Campaign Spring sale changed back'],
  ])('describes the undo of %s', (_, undone, text) => {
    expect(
      undoneMessage(
        undone,
        undone.map(() => campaign),
      ),
    ).toBe(text);
  });
});

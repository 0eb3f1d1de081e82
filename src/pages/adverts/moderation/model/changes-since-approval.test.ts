import { describe, expect, it } from 'vitest';
import type { Change, FieldChange } from '@/shared/api';
import { changesSinceApproval, isApproval } from './changes-since-approval';

let entries = 0;

const entry = (...fields: FieldChange[]): Change => {
  entries += 1;
  const at = '2026-11-20T16:40:00.000Z';
  return { id: entries, user_id: 7, user_name: 'Nadia Petrova', created_at: at, action: 'updated', fields };
};

const field = (name: string, old: unknown, next: unknown): FieldChange => ({ field: name, old, new: next });
const toStatus = (old: string, next: string) => entry(field('status', old, next));

describe('isApproval', () => {
  it.each([
    { old: 'moderate', next: 'approved', is: true },
    { old: 'stopped', next: 'approved', is: true },
    { old: 'moderate', next: 'working', is: true },
    { old: 'moderate', next: 'stopped', is: true },
    { old: 'stopped', next: 'working', is: false },
    { old: 'moderate', next: 'ban', is: false },
    { old: 'approved', next: 'moderate', is: false },
  ])('a change from $old to $next is an approval: $is', ({ old, next, is }) => {
    expect(isApproval(toStatus(old, next))).toBe(is);
  });

  it('is false for a change of another field', () => {
    expect(isApproval(entry(field('title', '', 'approved')))).toBe(false);
  });
});

describe('changesSinceApproval', () => {
  it('finds no approval of a new advert', () => {
    const none = { isNew: true, approval: null, fields: [] };
    expect(changesSinceApproval([entry(field('title', '', 'Spring')), toStatus('moderate', 'ban')])).toEqual(none);
    expect(changesSinceApproval([])).toEqual(none);
  });

  it('starts at the last approval', () => {
    const last = toStatus('moderate', 'approved');
    const history = [
      entry(field('title', 'Spring', 'Summer'), field('status', 'approved', 'moderate')),
      last,
      entry(field('advert_link', 'https://a.example', 'https://b.example')),
      toStatus('moderate', 'approved'),
    ];
    expect(changesSinceApproval(history)).toEqual({
      isNew: false,
      approval: last,
      fields: [field('title', 'Spring', 'Summer')],
    });
  });

  it.each(['moderate', 'ban'])('ignores approvals that were undone, to %s', (status) => {
    const created = entry(field('title', '', 'Spring'));
    const attempts = [1, 2].flatMap(() => [toStatus('approved', status), toStatus(status, 'approved')]);
    expect(changesSinceApproval([...attempts, created])).toEqual({ isNew: true, approval: null, fields: [] });
  });

  it('starts at the approval before one that was undone', () => {
    const first = toStatus('moderate', 'approved');
    const history = [
      toStatus('approved', 'moderate'),
      toStatus('moderate', 'approved'),
      entry(field('title', 'Spring', 'Summer'), field('status', 'working', 'moderate')),
      first,
    ];
    expect(changesSinceApproval(history)).toEqual({
      isNew: false,
      approval: first,
      fields: [field('title', 'Spring', 'Summer')],
    });
  });

  it('keeps an approval that was ended by another user or by an edit', () => {
    const approval = toStatus('moderate', 'approved');
    const ends = [
      { ...toStatus('approved', 'moderate'), user_id: 8 },
      entry(field('status', 'approved', 'moderate'), field('title', 'Spring', 'Summer')),
    ];
    for (const end of ends) expect(changesSinceApproval([end, approval]).approval).toEqual(approval);
  });

  it('starts at the edit that withdrew the advert if the history begins after its approval', () => {
    const history = [
      entry(field('title', 'Summer', 'Autumn')),
      entry(field('title', 'Spring', 'Summer'), field('status', 'working', 'moderate')),
      entry(field('name', 'One', 'Two')),
    ];
    expect(changesSinceApproval(history)).toEqual({
      isNew: false,
      approval: null,
      fields: [field('title', 'Spring', 'Autumn')],
    });
  });

  it('merges the edits of a field and drops reverted edits', () => {
    const history = [
      entry(field('title', 'Summer', 'Autumn'), field('url_marks', 'a=1', '')),
      entry(field('title', 'Spring', 'Summer'), field('url_marks', '', 'a=1'), field('interactive', null, false)),
      toStatus('moderate', 'approved'),
    ];
    expect(changesSinceApproval(history).fields).toEqual([field('title', 'Spring', 'Autumn')]);
  });

  it('keeps the names of the first and the last value', () => {
    const history = [
      entry({ ...field('ord_advert.source_id', 2, 3), old_name: 'Two', new_name: 'Three' }),
      entry({ ...field('ord_advert.source_id', 1, 2), old_name: 'One', new_name: 'Two' }),
      toStatus('moderate', 'approved'),
    ];
    expect(changesSinceApproval(history).fields).toEqual([
      { ...field('ord_advert.source_id', 1, 3), old_name: 'One', new_name: 'Three' },
    ]);
  });

  it('leaves out moderation decisions', () => {
    const history = [
      entry(
        field('status', 'approved', 'ban'),
        field('ban', null, 'No licence'),
        field('returned', 'Too loud', null),
        field('administrator_restrictions', null, '18+'),
      ),
      toStatus('moderate', 'approved'),
    ];
    expect(changesSinceApproval(history).fields).toEqual([]);
  });
});

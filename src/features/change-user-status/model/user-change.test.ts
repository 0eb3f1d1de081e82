import { expect, it } from 'vitest';
import { type ChangedUser, inverseOf, successMessage, toCalls, type UserChange, unlockLabel } from './user-change';

let last = 0;
const user = (status: ChangedUser['status'], statusReason = ''): ChangedUser => {
  last += 1;
  return { id: last, name: `User ${last}`, status, statusReason };
};
const [working, stopped, unpaid, late, unsigned, fraud] = [
  user('working'),
  user('stopped'),
  user('lock', 'Unpaid'),
  user('lock', 'Unpaid'),
  user('lock', 'Not signed'),
  user('ban', 'Fraud'),
];

it.each([
  ['Unlock', [working, unpaid]],
  ['Lift the ban', [working, fraud]],
  ['Lift bans', [fraud, fraud]],
  ['Unlock, lift the ban', [unpaid, fraud]],
])('labels the button "%s"', (label, users) => {
  expect(unlockLabel(users)).toBe(label);
});

const restore: UserChange = { action: 'restore', versions: {} };

it.each<[string, UserChange, ChangedUser[]]>([
  ['2 users locked', { action: 'lock', reason: 'Unpaid' }, [working, fraud]],
  ['2 users unlocked, 1 ban lifted', { action: 'unlock' }, [unpaid, late, fraud]],
  ['1 user unlocked, 1 user locked, 1 user banned', restore, [stopped, unpaid, fraud]],
])('shows the toast "%s"', (text, change, users) => {
  expect(successMessage(change, users)).toBe(text);
});

it("restores everybody's status and reason, with one call for each combination", () => {
  const versions = { [unpaid.id]: 4, [fraud.id]: 7 };
  const results = Object.entries(versions).map(([id, version]) => ({ id: Number(id), ok: true, status: 200, version }));
  const change = inverseOf(results);
  expect(change).toEqual({ action: 'restore', versions });
  expect(toCalls(change, [working, stopped, unpaid, late, unsigned, fraud])).toEqual([
    { ids: [working.id, stopped.id], action: 'unlock', versions },
    { ids: [unpaid.id, late.id], action: 'lock', reason: 'Unpaid', versions },
    { ids: [unsigned.id], action: 'lock', reason: 'Not signed', versions },
    { ids: [fraud.id], action: 'ban', reason: 'Fraud', versions },
  ]);
});

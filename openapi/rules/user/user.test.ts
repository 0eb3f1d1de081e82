import { expect, it } from 'vitest';
import { checkUserStatus, normalizePhone, type UserFields, validateUser } from './user.ts';

it.each([
  ['ban', 'lock', 'This user is banned'],
  ['lock', 'ban', null],
  ['ban', 'working', null],
])('from %s to %s: %s', (before, next, refusal) => {
  expect(checkUserStatus(before, next)).toBe(refusal);
});

it.each<[string, UserFields, Record<string, string[]>]>([
  ['nothing', {}, {}],
  ['a lock with a reason', { status: 'lock', status_reason: 'Unpaid' }, {}],
  ['a ban without a reason', { status: 'ban', status_reason: ' ' }, { status_reason: ['Required'] }],
  ['a lock with a short reason', { status: 'lock', status_reason: 'no' }, { status_reason: ['At least 3 characters'] }],
  ['a working user without a reason', { status: 'working', status_reason: '' }, {}],
  ['the flag with the panel', { is_admin: true, support_panels: ['admin'] }, {}],
  [
    'the flag alone',
    { is_admin: true, support_panels: ['manager'] },
    { is_admin: ['Only together with the Admin cabinet'] },
  ],
  ['no cabinet', { is_admin: false, support_panels: [] }, { support_panels: ['Choose at least one cabinet'] }],
  ['cabinets that stay as they are', { name: 'Anna' } as UserFields, {}],
  ['a phone', { phone: '+74951234567' }, {}],
  ['no phone', { phone: '' }, {}],
  ['a local phone', { phone: '84951234567' }, { phone: ['In international format, such as +74951234567'] }],
  [
    'a local phone with separators',
    { phone: '8 (495) 123-45-67' },
    { phone: ['In international format, such as +74951234567'] },
  ],
  ['a phone with separators', { phone: '+7 (495) 123-45-67' }, {}],
  ['a phone of separators', { phone: '( - )' }, { phone: ['In international format, such as +74951234567'] }],
  ['a time zone', { timezone: 'Europe/Moscow' }, {}],
  ['an offset', { timezone: '+03:00' }, { timezone: ['Not a time zone'] }],
  [
    'legal data that contradict the form',
    { legal_form: 'ul', legal_name: 'Romashka LLC', inn: '500100732259', kpp: '' },
    { inn: ['Must be 10 digits'] },
  ],
])('%s', (_name, user, errors) => {
  expect(validateUser(user)).toEqual(errors);
});

it.each([
  ['+7 (495) 123-45-67', '+74951234567'],
  ['+49\u00a030\u201112.34', '+49301234'],
  ['+74951234567', '+74951234567'],
  ['+7495 ext. 4', '+7495ext4'],
  ['', ''],
])('stores %j as %j', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
});

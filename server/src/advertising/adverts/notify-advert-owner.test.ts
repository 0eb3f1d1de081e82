import { expect, it } from 'vitest';
import { decisionOf } from './notify-advert-owner.ts';

const statuses = ['moderate', 'approved', 'working', 'stopped', 'ban', 'deleted'] as const;

type Status = (typeof statuses)[number];

/** Every status change that is a decision of moderation. */
const decisions: Record<string, string> = {
  'moderate, approved': 'advert_approved',
  'moderate, working': 'advert_approved',
  'moderate, stopped': 'advert_approved',
  'moderate, ban': 'advert_banned',
  'ban, approved': 'advert_approved',
  'ban, working': 'advert_approved',
  'ban, stopped': 'advert_approved',
  'approved, ban': 'advert_banned',
  'working, ban': 'advert_banned',
  'stopped, ban': 'advert_banned',
  'deleted, ban': 'advert_banned',
};

const cells = statuses.flatMap((before) => statuses.map((after): [Status, Status] => [before, after]));

it.each(cells)('from %s to %s', (before, after) => {
  expect(decisionOf(before, after)).toBe(decisions[`${before}, ${after}`] ?? null);
});

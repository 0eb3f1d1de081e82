import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { playerTable } from '../../e2e/fixtures/player-table.ts';

it('the guide states for each player what the nightly run checks', () => {
  expect(readFileSync('docs/players.md', 'utf8')).toContain(playerTable());
});

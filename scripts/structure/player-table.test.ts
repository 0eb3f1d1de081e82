import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { playerTable } from '../../e2e/fixtures/player-table.ts';

it('the guide says of each player what the nightly run holds it to', () => {
  expect(readFileSync('docs/players.md', 'utf8')).toContain(playerTable());
});

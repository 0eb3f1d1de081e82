import { expect, test } from 'vitest';
import { openSocket } from './socket';

test('a socket has the timeout and the delays of the specification', () => {
  const { io: manager } = openSocket('token', 'http://127.0.0.1:1');
  expect([
    manager.timeout(),
    manager.reconnectionDelay(),
    manager.reconnectionDelayMax(),
    manager.randomizationFactor(),
  ]).toEqual([300_000, 1000, 5000, 0.5]);
});

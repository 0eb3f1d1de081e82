import { expect, it } from 'vitest';
import { readTestHosts } from './test-hosts.ts';

it.each([
  ['', []],
  ['127.0.0.1:80', [['127.0.0.1:80', { address: '127.0.0.1', port: 80 }]]],
  [
    'a.example=127.0.0.1:8080, b.example=127.0.0.2:9,',
    [
      ['a.example', { address: '127.0.0.1', port: 8080 }],
      ['b.example', { address: '127.0.0.2', port: 9 }],
    ],
  ],
])('reads %j', (list, hosts) => {
  expect([...(readTestHosts(list) ?? [])]).toEqual(hosts);
});

it.each(['127.0.0.1', 'a.example', '10.0.0.1:80', 'a.example=10.0.0.1:80', 'a.example=8.8.8.8:443', '*=127.0.0.1:80'])(
  'refuses %j, which is not a server on this machine',
  (list) => {
    expect(readTestHosts(list)).toBeUndefined();
  },
);

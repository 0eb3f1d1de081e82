import { expect, it } from 'vitest';
import { addCommonResponses } from './common-responses.ts';

const success = { 200: { description: 'Fine.' } };

/** The response statuses of an operation after the common ones are added. */
function statusesOf(operation: object, shared: object[] = []): string[] {
  const contract = {
    security: [{ bearer: [] }],
    paths: { '/campaigns': { parameters: shared, get: { responses: success, ...operation } } },
    components: { parameters: { Offset: { in: 'query' }, Cabinet: { in: 'header' } } },
  };
  return Object.keys(addCommonResponses(contract).paths['/campaigns'].get.responses);
}

const anyCall = ['400', '413', '429', '500'];

it.each([
  ['open to visitors', { security: [] }, []],
  ['with a session', {}, ['401', '423']],
  ['for users of any status', { 'x-any-status': true }, ['401']],
  ['of some cabinets', { 'x-cabinets': ['admin'] }, ['401', '403', '423']],
  ['with a body', { security: [], requestBody: {} }, ['415', '422']],
  ['with a query', { security: [], parameters: [{ in: 'query' }] }, ['422']],
  ['with a shared query', { security: [], parameters: [{ $ref: '#/components/parameters/Offset' }] }, ['422']],
  ['with a shared header', { security: [], parameters: [{ $ref: '#/components/parameters/Cabinet' }] }, []],
])('an operation %s gets the applicable responses', (_name, operation, statuses) => {
  expect(statusesOf(operation)).toEqual([...statuses, ...anyCall, '200'].toSorted());
});

it('considers the parameters of the path', () => {
  expect(statusesOf({ security: [] }, [{ in: 'query' }])).toContain('422');
});

it('keeps the responses that an operation defines itself', () => {
  const described = { description: 'The link is dead.' };
  const contract = { paths: { '/': { get: { responses: { 400: described } } } }, components: {} };
  expect(addCommonResponses(contract).paths['/'].get.responses[400]).toBe(described);
});

import axios, { type AxiosRequestConfig } from 'axios';
import { createWatch } from 'effector';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, html, json, loopbackServer } from '@/shared/testing';
import { ApiError, ValidationError } from './api-error';
import { createCampaign, getScriptCode, listAdverts, removeAdvert } from './generated/endpoints';
import { requestFailed } from './http';

const terms = { format_id: 1, pay_model: 'cpm', bid: 60 } as const;
const campaign = { name: 'Spring', advert_link: 'https://shop.example', ...terms };

const noContent =
  (headers = {}): Parameters<typeof server.answers>[0] =>
  (response) =>
    response.writeHead(204, headers).end();

const server = loopbackServer();

let failures: ApiError[];
let forget: () => void;

beforeEach(() => {
  failures = [];
  forget = createWatch({ unit: requestFailed, fn: (error) => failures.push(error) });
});

afterEach(() => forget());

/** Returns the error that a call rejects with, and checks that `requestFailed` reports the same one exactly once. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(failures).toEqual([error]);
  return error as ApiError;
}

describe('2xx', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json ;charset=utf-8',
    'Application/JSON',
  ])('accepts a body of type %s', async (type) => {
    server.answers(answer(200, type, '[{"id":31}]'));
    expect(await listAdverts()).toEqual([{ id: 31 }]);
    expect(failures).toEqual([]);
  });

  test('accepts 201 with JSON', async () => {
    server.answers(json(201, { id: 12 }));
    expect(await createCampaign(campaign)).toEqual({ id: 12 });
  });

  test('accepts 204 if the contract has it', async () => {
    server.answers(noContent());
    expect(await removeAdvert(31)).toBeUndefined();
    expect(failures).toEqual([]);
  });

  test('accepts text where the contract has it, whatever its content', async () => {
    server.answers(answer(200, 'text/plain; charset=utf-8', '{"not":"parsed"}\n'));
    expect(await getScriptCode(1, 1)).toBe('{"not":"parsed"}\n');
    server.answers(answer(200, 'text/html', 'var a;'));
    expect(await failure(getScriptCode(1, 1))).toMatchObject({
      code: 0,
      message: 'Content-Type != text/plain /settings/scripts/1/versions/1/code',
    });
  });

  test.each([
    ['a page', html(200)],
    ['text', answer(200, 'text/plain', 'ok')],
    ['no type', answer(200, undefined, '[]')],
    ['no type and no body', answer(200, undefined, '')],
    ['JSON that says it is text', answer(200, 'text/plain', '[]')],
    ['JSON with padding', answer(200, 'application/jsonp', '[]')],
    ['lines of JSON', answer(201, 'application/json-seq', '[]')],
    ['a relative of JSON', answer(200, 'application/problem+json', '{}')],
    ['a list of types', answer(200, 'text/html, application/json', '[]')],
    ['204', noContent()],
    ['204 that says it is JSON', noContent({ 'Content-Type': 'application/json' })],
  ])('rejects %s', async (_, given) => {
    server.answers(given);
    expect(await failure(listAdverts())).toMatchObject({
      code: 0,
      message: 'Content-Type != application/json /adverts',
    });
  });
});

describe('without a response', () => {
  const networkError = { code: 0, message: 'Network error' };

  test('the connection is refused', async () => {
    await server.stop();
    expect(await failure(listAdverts())).toMatchObject(networkError);
    await server.restart();
  });

  test.each<[string, Parameters<typeof server.answers>[0]]>([
    ['before the answer', (response) => response.socket?.destroy()],
    [
      'in the middle of it',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
        response.write('[{"id":', () => response.socket?.destroy());
      },
    ],
  ])('the connection is cut %s', async (_, given) => {
    server.answers(given);
    expect(await failure(listAdverts())).toMatchObject(networkError);
  });

  test.each([
    ['an object', '{"id":'],
    ['a list', '[{"id":31},'],
    ['a text', '"spri'],
    ['everything', ''],
  ])('the JSON of %s is cut off', async (_, body) => {
    server.answers(answer(201, 'application/json', body));
    expect(await failure(createCampaign(campaign))).toMatchObject(networkError);
  });

  // the simulated page has no timeouts, so this call uses Node's HTTP adapter
  test('the server takes too long', async () => {
    server.answers(() => {});
    expect(
      await failure(listAdverts({}, { adapter: 'http', baseURL: `${server.origin}/backend/api/`, timeout: 50 })),
    ).toMatchObject(networkError);
    // a timeout is not retried; on a busy machine even the first request may not have arrived yet
    expect(server.calls.length).toBeLessThan(2);
  });

  test('the timeout is ten minutes', async () => {
    let sentConfig: AxiosRequestConfig = {};
    await listAdverts(
      {},
      {
        adapter: (config) => {
          sentConfig = config;
          return axios.getAdapter('xhr')(config);
        },
      },
    );
    expect(sentConfig.timeout).toBe(600_000);
  });
});

describe('error responses', () => {
  const body = { error: 'balance is empty' };

  test.each([
    { status: 400, given: json(400, body), message: 'balance is empty' },
    { status: 400, given: json(400, {}), message: 'api request error: 400' },
    { status: 400, given: json(400, { error: '' }), message: 'api request error: 400' },
    { status: 400, given: html(400), message: 'api request error: 400' },
    { status: 401, given: json(401, body), message: 'balance is empty' },
    { status: 401, given: html(401), message: 'Unauthorized' },
    { status: 403, given: json(403, body), message: 'Forbidden' },
    { status: 403, given: html(403), message: 'Forbidden' },
    { status: 404, given: json(404, body), message: 'Not found' },
    { status: 404, given: html(404), message: 'Not found' },
    { status: 422, given: html(422), message: 'Unprocessable content' },
    {
      status: 422,
      given: answer(422, 'text/plain', '{"errors":{"name":["Taken"]}}'),
      message: 'Unprocessable content',
    },
    { status: 422, given: answer(422, 'application/json', '{"errors":'), message: 'Unprocessable content' },
    { status: 423, given: json(423, body), message: 'balance is empty' },
    { status: 423, given: json(423, {}), message: 'api request error: 423' },
    { status: 500, given: json(500, body), message: 'balance is empty' },
    { status: 500, given: json(500, { error: 7 }), message: 'api request error: 500' },
    { status: 500, given: html(500), message: 'api request error: 500' },
    { status: 402, given: json(402, body), message: 'api request error: 402' },
    { status: 409, given: json(409, body), message: 'api request error: 409' },
    { status: 418, given: html(418), message: 'api request error: 418' },
    { status: 429, given: json(429, body), message: 'api request error: 429' },
    { status: 502, given: html(502), message: 'api request error: 502' },
    { status: 503, given: json(503, body), message: 'api request error: 503' },
  ])('$status: $message', async ({ status, given, message }) => {
    server.answers(given);
    const error = await failure(listAdverts());
    expect(error).toMatchObject({ code: status, message });
    expect(error).not.toBeInstanceOf(ValidationError);
  });

  test('422 has messages by field', async () => {
    server.answers(json(422, { error: 'Look again', errors: { name: ['Taken', 'Too odd'], advert_link: 'No link' } }));
    const error = await failure(createCampaign({ ...campaign, advert_link: '' }));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      code: 422,
      message: 'Look again',
      errors: { name: ['Taken', 'Too odd'], advert_link: ['No link'] },
    });
  });

  test('422 may have no field messages', async () => {
    server.answers(json(422, { error: 'Look again' }));
    expect(await failure(removeAdvert(31))).toMatchObject({ code: 422, message: 'Look again', errors: {} });
  });

  test.each([400, 401, 403, 404, 409, 422, 423, 429, 500, 503])('keeps the message of a %i', async (status) => {
    server.answers(json(status, body));
    expect((await failure(listAdverts())).reason).toBe('balance is empty');
  });

  test("falls back to the catalogue's message", async () => {
    server.answers(html(429));
    expect((await failure(listAdverts())).reason).toBe('api request error: 429');
  });
});

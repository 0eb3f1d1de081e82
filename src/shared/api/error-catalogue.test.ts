import { describe, expect, it } from 'vitest';
import { ApiError, LockedError, ValidationError } from './api-error';
import {
  belongsToForm,
  contentFailure,
  endsSession,
  errorFromResponse,
  failureText,
  isNotFound,
  isTokenError,
  isTransient,
  messageOf,
  networkError,
} from './error-catalogue';

describe('errorFromResponse', () => {
  const server = { error: 'balance is empty' };

  it.each([
    { status: 400, body: server, message: 'balance is empty' },
    { status: 400, body: undefined, message: 'api request error: 400' },
    { status: 401, body: { error: 'Signed out' }, message: 'Signed out' },
    { status: 401, body: undefined, message: 'Unauthorized' },
    { status: 403, body: server, message: 'Forbidden' },
    { status: 404, body: server, message: 'Not found' },
    { status: 409, body: server, message: 'api request error: 409' },
    { status: 422, body: undefined, message: 'Unprocessable content' },
    { status: 423, body: { error: 'Unpaid since May' }, message: 'Unpaid since May' },
    { status: 500, body: { error: 'db' }, message: 'db' },
    { status: 500, body: { error: 7 }, message: 'api request error: 500' },
    { status: 502, body: undefined, message: 'api request error: 502' },
  ])('$status with $body: $message', ({ status, body, message }) => {
    const error = errorFromResponse({ status, body });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).not.toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ code: status, message });
  });

  it.each(['lock', 'ban'])('says whether a 423 is a %s', (status) => {
    const error = errorFromResponse({ status: 423, body: { error: 'Unpaid since May', status } });
    expect(error).toBeInstanceOf(LockedError);
    expect(error).toMatchObject({ code: 423, message: 'Unpaid since May', reason: 'Unpaid since May', status });
    expect(failureText(error)).toBe('Code 423, Unpaid since May');
  });

  it('passes on the field errors of a 422', () => {
    const body = { error: 'Look again', errors: { name: ['Required', 'Too odd'], link: 'Taken' } };
    const error = errorFromResponse({ status: 422, body });
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ code: 422, errors: { name: ['Required', 'Too odd'], link: ['Taken'] } });
    expect(belongsToForm(error)).toBe(true);
  });

  it("leaves out field errors that the body of a 422 doesn't have", () => {
    expect(belongsToForm(errorFromResponse({ status: 422, body: { error: 'No' } }))).toBe(false);
  });

  it.each([
    { status: 400, is: [] },
    { status: 401, is: ['isTokenError', 'endsSession'] },
    { status: 403, is: ['isTokenError'] },
    { status: 404, is: ['isNotFound'] },
    { status: 422, is: [] },
    { status: 423, is: ['endsSession'] },
    { status: 429, is: [] },
    { status: 500, is: ['mayPass'] },
    { status: 503, is: ['mayPass'] },
  ])('$status: $is', ({ status, is }) => {
    const error = errorFromResponse({ status });
    const questions = { isTokenError, endsSession, isNotFound, mayPass: isTransient };
    expect(Object.entries(questions).flatMap(([name, holds]) => (holds(error) ? [name] : []))).toEqual(is);
  });

  it('treats only network and server failures as transient', () => {
    expect(isTransient(networkError())).toBe(true);
    expect(isTransient(new TypeError('x is undefined'))).toBe(false);
  });
});

describe('messageOf', () => {
  it.each([
    { of: 'a failed call', error: new ApiError(500, 'db'), message: 'db' },
    { of: 'refused values', error: new ValidationError('Look again', {}), message: 'Look again' },
    { of: 'a defect', error: new TypeError('x is undefined'), message: 'Something went wrong on this screen.' },
    { of: 'what is no error', error: 'x is undefined', message: 'Something went wrong on this screen.' },
  ])('of $of: $message', ({ error, message }) => {
    expect(messageOf(error)).toBe(message);
  });
});

describe('contentFailure', () => {
  it.each([
    {
      of: 'a server that broke',
      error: new ApiError(500, 'db'),
      text: 'The server could not answer. Try again in a moment.',
    },
    {
      of: 'a server that is away',
      error: errorFromResponse({ status: 503 }),
      text: 'The server could not answer. Try again in a moment.',
    },
    {
      of: 'a server that says why',
      error: errorFromResponse({ status: 503, body: { error: 'Too many questions' } }),
      text: 'Too many questions',
    },
    { of: 'a refusal', error: new ApiError(403, 'Forbidden'), text: 'Forbidden' },
    { of: 'a call that was lost', error: networkError(), text: 'Network error' },
    { of: 'a defect', error: new TypeError('x is undefined'), text: 'Something went wrong on this screen.' },
  ])('of $of: $text', ({ error, text }) => {
    expect(contentFailure(error)).toBe(text);
  });
});

describe('failureText', () => {
  it.each([
    { of: 'a failed call', error: new ApiError(500, 'db'), text: 'Code 500, db' },
    { of: 'a call that was lost', error: networkError(), text: 'Code 0, Network error' },
    { of: 'a defect', error: new TypeError('x is undefined'), text: 'Something went wrong on this screen.' },
  ])('of $of: $text', ({ error, text }) => {
    expect(failureText(error)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { toFieldErrors } from './field-errors.ts';
import { validatorCompiler } from './validation.ts';

const compile = (name: string) => {
  const schema = { $ref: `#/components/schemas/${name}`, components: { schemas: contract.components.schemas } };
  return validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' }) as ReturnType<
    typeof validatorCompiler
  > & {
    errors: Parameters<typeof toFieldErrors>[0];
  };
};
const errorsOf = (name: string, body: unknown) => {
  const validate = compile(name);
  return validate(body) ? {} : toFieldErrors(validate.errors);
};

const advert = { ads_id: 1, name: 'Spring', advert_link: 'https://shop.example/' };
const address = 'Must be a web address that begins with http:// or https://';

describe('messages of a refused body', () => {
  it.each([
    [{ advert_link: 'https://a.example', ads_id: 1 }, { name: ['Required'] }],
    [{ ...advert, name: '' }, { name: ['Required'] }],
    [{ ...advert, advert_link: '' }, { advert_link: ['Required'] }],
    [{ ...advert, name: 'x'.repeat(256) }, { name: ['At most 255 characters'] }],
    [{ ...advert, advert_link: 'shop.example' }, { advert_link: [address] }],
    [{ ...advert, advert_link: 'javascript:alert(1)' }, { advert_link: [address] }],
    [{ ...advert, vpaid: 'http://a.example' }, { vpaid: ['Must be a web address that begins with https://'] }],
    [{ ...advert, icon: 'data:text/html;base64,AAAA' }, { icon: ['Must be a png or svg picture'] }],
    [{ ...advert, ads_id: '1' }, { ads_id: ['Must be a whole number'] }],
    [{ ...advert, ads_id: 9_999_999_999 }, { ads_id: ['At most 2147483647'] }],
    [{ ...advert, creative: 5 }, { creative: ['Must be text or nothing'] }],
    [{ ...advert, status: 'approved' }, { status: ['Unknown field'] }],
    [
      { ...advert, additional_trackers: [{ event: 'start', url: 'http://a.example' }] },
      { 'additional_trackers.0.url': ['Must be a web address that begins with https://'] },
    ],
    [
      { ...advert, additional_trackers: Array(21).fill({ event: 'start', url: 'https://a.example' }) },
      { additional_trackers: ['At most 20 entries'] },
    ],
    [[], { '': ['Must be an object'] }],
  ])('%j', (body, errors) => expect(errorsOf('AdvertCreate', body)).toEqual(errors));
});

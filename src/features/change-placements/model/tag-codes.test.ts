import { describe, expect, it } from 'vitest';
import { forAttribute, forComment, forScript } from './escape-for';
import { partnerTag, type TaggedPlacement, type TagKind, tagCodes } from './tag-codes';

const placement: TaggedPlacement = {
  id: 21,
  name: 'Before the evening programme',
  site_domain: 'news.example',
  vast_url: 'https://ads.example/vast?placement=21',
  ads_txt_line: 'ads.example, 9, DIRECT',
};

const codeOf = (kind: TagKind, values: Partial<TaggedPlacement> = {}) =>
  tagCodes({ ...placement, ...values }).find((tag) => tag.kind === kind)?.code ?? '';

const read = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html');

describe('tag codes', () => {
  it.each(tagCodes(placement).map(({ kind }) => kind))('%s', async (kind) => {
    await expect(`${codeOf(kind)}\n`).toMatchFileSnapshot(`./golden/${kind}.txt`);
  });

  it.each(['videojs', 'shaka'] as const)('%s is valid JavaScript', (kind) => {
    const [script, ...others] = read(codeOf(kind)).querySelectorAll('script:not([src])');
    expect(others).toEqual([]);
    expect(() => new Function(script?.textContent ?? '')).not.toThrow();
  });
});

const hostile = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '--><script>alert(1)</script><!--',
  '--!><img src=x onerror=alert(1)>',
  '>',
  '->',
  '<!--<script>',
  '"; alert(1); //',
  "'; alert(1); //",
  '\\"; alert(1); //',
  '$' + '{alert(1)}`',
  'line\nbreak\r\u2028\u2029end',
  '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#34;&#62;',
  ']]><script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202Eevil\u0000',
];

/** The names of all elements in a document: user texts must not add any. */
const elementsOf = (html: string) => [...read(html).querySelectorAll('*')].map(({ nodeName }) => nodeName);
const attributesOf = (html: string) =>
  [...read(html).querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ name }) => name));

describe.each(hostile)('%j', (text) => {
  const values = { name: text, site_domain: text, vast_url: `https://ads.example/vast?placement=21&${text}` };

  it.each(['video', 'videojs', 'shaka', 'iframe'] as const)(
    'adds no element or attribute to the code of %s',
    (kind) => {
      const [code, plain] = [codeOf(kind, values), codeOf(kind)];
      expect(elementsOf(code)).toEqual(elementsOf(plain));
      expect(attributesOf(code)).toEqual(attributesOf(plain));
    },
  );

  it('adds none inside the iframe either, where text is escaped twice', () => {
    const inner = (code: string) => read(code).querySelector('iframe')?.getAttribute('srcdoc') ?? '';
    const [code, plain] = [inner(codeOf('iframe', values)), inner(codeOf('iframe'))];
    expect(code).toBe(codeOf('video', values));
    expect(elementsOf(code)).toEqual(elementsOf(plain));
    expect(attributesOf(code)).toEqual(attributesOf(plain));
  });

  it('remains a single string in a script', () => {
    expect(new Function(`return ${forScript(text)}`)()).toBe(text);
    expect(forScript(text)).not.toMatch(/[<>\n\r\u2028\u2029]/);
    const params = new Function(`return {${codeOf('prebid', values)}}`)();
    expect(params.params).toEqual({ placementId: 21, name: text, vastUrl: values.vast_url });
  });

  it('remains a single attribute', () => {
    const element = read(`<i title="${forAttribute(text)}"></i>`).querySelector('i');
    expect([element?.attributes.length, element?.childNodes.length]).toEqual([1, 0]);
  });

  it('remains a single comment', () => {
    expect(forComment(text)).not.toMatch(/--|[<>]|^-|-$|!$|\n/);
  });

  it('remains on its own host in a URL', () => {
    const address = read(codeOf('video', values)).querySelector('video')?.getAttribute('src') ?? '';
    expect(address).toMatch(/^https:\/\/[^/?#\\@"<>\s]*\/your-video\.mp4$/);
  });
});

it('mentions other formats to a partner if there are any', () => {
  const notesOf = (...others: string[]) =>
    partnerTag('https://ads.example/vast?feed=a&key=b', ['preroll', ...others]).notes;
  expect(notesOf('midroll', 'inpage')[1]).toContain('in place of preroll: midroll, inpage.');
  expect(notesOf()).toHaveLength(1);
});

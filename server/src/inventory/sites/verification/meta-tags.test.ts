import { describe, expect, it } from 'vitest';
import { matchTag, parseTitle } from './match-proof.ts';

const token = '4f1c9b7ad03e4c1f9e62b85d0a7c3e21';
const tag = `<meta name="preroll-verification" content="${token}">`;
const quoted = `<meta name=preroll-verification content=${token}>`;
const page = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe('text that visitors can write', () => {
  it.each([
    ['a script', page(`<script>var a='${tag}'</script>`), 'no_tag'],
    ['a headline in JSON-LD', page(`<script type="application/ld+json">{"headline":"${quoted}"}</script>`), 'no_tag'],
    ['a description', page(`<meta name="description" content="Comment by Bob: ${quoted}">`), 'no_tag'],
    ['a description in single quotes', page(`<meta name="description" content='By Bob: ${tag}'>`), 'no_tag'],
    ['an attribute of a link', page(`<link title="> ${quoted}" rel=next>`), 'no_tag'],
    ['a title', page(`<title>${tag}</title>`), 'no_tag'],
    ['a style', page(`<style>/* ${tag} */</style>`), 'no_tag'],
    ['a text area', page(`<textarea>${tag}</textarea>`), 'no_tag'],
    ['a noscript', page(`<noscript>${tag}</noscript>`), 'no_tag'],
    ['a noframes', page(`<noframes>${tag}</noframes>`), 'no_tag'],
    ['an iframe', page(`<iframe>${tag}</iframe>`), 'no_tag'],
    ['a noembed', page(`<noembed>${tag}</noembed>`), 'no_tag'],
    ['an example', page(`<xmp>${tag}</xmp>`), 'no_tag'],
    ['plain text', page(`<plaintext>${tag}</plaintext>`), 'no_tag'],
    ['a template', page(`<template>${tag}</template>`), 'no_tag'],
    ['a template in a template', page(`<template><template></template>${tag}</template>`), 'no_tag'],
    ['behind a picture in a template', page(`<template><svg><title><!--</title></template>${tag}-->`), 'outside_head'],
    ['a script that is not closed', page(`<script>${tag}`), 'no_tag'],
    ['a script with the end of another element', page(`<script>"</style></scripts>${tag}"</script>`), 'no_tag'],
    ['a script in a commented script', page(`<script><!--<script></script>${tag}--></script>`), 'no_tag'],
    ['a title that is not closed', page(`<title>${tag}`), 'no_tag'],
    ['a comment', page(`<!-- ${tag} -->`), 'no_tag'],
    ['a comment with another within', page(`<!-- <!-- ${tag} -->`), 'no_tag'],
    ['a comment with a dash before its end', page(`<!--- > ${tag} -->`), 'no_tag'],
    ['a comment for old browsers', page(`<!--[if lt IE 9]>${tag}<![endif]-->`), 'no_tag'],
    ['a comment that is not closed', page(`<!-- ${tag}`), 'no_tag'],
    ['an instruction', page(`<?x ${tag.slice(0, -1)} ?>`), 'no_tag'],
    ['CDATA', page(`<![CDATA[${tag.slice(0, -1)}]]>`), 'no_tag'],
    ['the attributes of an end tag', page(`</link title="${quoted}">`), 'no_tag'],
    ['escaped', page('&lt;meta name=preroll-verification content=&gt;'), 'no_tag'],
    ['escaped by name and without semicolons', page('&LTmeta name=preroll-verification content=&GT'), 'no_tag'],
    ['an unquoted attribute', page(`<link title=${quoted.replaceAll(' ', '')}>`), 'no_tag'],
    [
      'an unquoted value with quotes within',
      page(`<meta name=preroll-verification content=a"${token}">`),
      'wrong_token',
    ],
    ['a script in upper case', page(`<SCRIPT>${tag}</SCRIPT>`), 'no_tag'],
    ['a text area with the end of a script', page(`<textarea></script>${tag}</textarea>`), 'no_tag'],
    ['a template whose end is in a comment', page(`<template><!--</template>-->${tag}</template>`), 'no_tag'],
    ['a template whose end is in a script', page(`<template><script></template></script>${tag}</template>`), 'no_tag'],
    ['a second name', page(`<meta name="description" name="preroll-verification" content="${token}">`), 'no_tag'],
    ['a second content', page(`<meta name="preroll-verification" content="old" content="${token}">`), 'wrong_token'],
    ['a second name in upper case', page(`<meta name="a" NAME="preroll-verification" content="${token}">`), 'no_tag'],
    ['a null in the value', page(tag.replace('4f', '4\0f')), 'wrong_token'],
    ['a null by its number', page(tag.replace('4f', '4&#0;f')), 'wrong_token'],
    ['a null in the name of the attribute', page(tag.replace('content', 'con\0tent')), 'wrong_token'],
    ['a null in the name of the element', page(`<me\0ta ${tag.slice(6)}`), 'no_tag'],
    ['a null before the tag', page(`\0${tag}`), 'outside_head'],
    ['a control character by its number', page(tag.replace('4f', '4&#129;f')), 'wrong_token'],
    ['half of a pair by its number', page(tag.replace('4f', '4&#xD800;f')), 'wrong_token'],
    ['a name that is no entity', page(tag.replace('4f', '4&nothing;f')), 'wrong_token'],
    ['a reference without its semicolon before a letter', page(tag.replace('4f', '4&ltf')), 'wrong_token'],
    ['text before the tag', page(`Hello ${tag}`), 'outside_head'],
    ['behind CDATA, which ends at the first bracket', page(`<![CDATA[>${tag}]]>`), 'found'],
    ['an element of the body before the tag', page(`<div>${tag}</div>`), 'outside_head'],
    ['an unknown element before the tag', page(`<x-y>${tag}</x-y>`), 'outside_head'],
    ['a picture', page(`<svg>${tag}</svg>`), 'outside_head'],
    ['CDATA in a picture', page(`<svg><![CDATA[${tag.slice(0, -1)}]]></svg>`), 'no_tag'],
    ['the end of the body before the tag', page(`</body>${tag}`), 'outside_head'],
    ['a line break before the tag', page(`</br>${tag}`), 'outside_head'],
    ['a noscript behind the head', `<head></head><noscript></noscript>${tag}`, 'outside_head'],
    ['the body', page('', tag), 'outside_head'],
    ['a body without a head', `<body>${tag}`, 'outside_head'],
    ['a frame set', `<frameset>${tag}`, 'outside_head'],
  ])('%s', async (_name, html, code) => {
    expect((await matchTag(html, token)).code).toBe(code);
  });
});

describe('the tag itself', () => {
  it.each([
    ['behind a script with a body', page(`<script>var a="<body>"</script>${tag}`)],
    ['behind a script with the end of the head', page(`<script>var a="</head>"</script>${tag}`)],
    ['behind the end of a script in a string', page(`<script>var a="</script>${tag}`)],
    ['behind a script with an open comment', page(`<script><!-- a</script>${tag}`)],
    ['behind a script with an empty comment', page(`<script><!--><script></script>${tag}`)],
    ['behind a commented script in a script', page(`<script><!--<script></script>--></script>${tag}`)],
    ['behind a script that ends in upper case', page(`<script></SCRIPT\n>${tag}`)],
    ['behind a description with a body', page(`<meta name="description" content="<body> </head>">${tag}`)],
    ['behind a title with a tag', page(`<title>About <body></title>${tag}`)],
    ['behind an empty comment', page(`<!-->${tag}<!-- -->`)],
    ['behind another empty comment', page(`<!--->${tag}<!-- -->`)],
    ['behind a comment with a faulty end', page(`<!-- --!>${tag}<!-- -->`)],
    ['in a comment for new browsers', page(`<!--[if !IE]><!-->${tag}<!--<![endif]-->`)],
    ['in a condition', page(`<![if !IE]>${tag}<![endif]>`)],
    ['behind a template', page(`<template><div>News</div></template>${tag}`)],
    ['behind a noscript', page(`<noscript><img src="/count"></noscript>${tag}`)],
    ['behind end tags of nothing', page(`</div></p></></template>${tag}`)],
    ['in upper case', page(tag.toUpperCase().replace(token.toUpperCase(), token))],
    ['on several lines', page(`<meta\n\tname = 'preroll-verification'\n\tcontent = '${token}'\n/>`)],
    ['with slashes for blanks', page(`<meta/name="preroll-verification"/content="${token}"/>`)],
    ['with no blank between', page(`<meta name="preroll-verification"content="${token}">`)],
    ['with more attributes', page(`<meta data-a=">" name="preroll-verification" itemprop content="${token}">`)],
    ['with references', page(tag.replace('4', '&#52;').replace('-', '&#x2d;'))],
    ['with references without semicolons', page(tag.replace('f1', '&#102&#49'))],
    ['with blanks by their names', page(tag.replace(token, `&Tab;${token}&NewLine;&nbsp;`))],
    ['with an equals sign before a name', page(tag.replace('name', '=a name'))],
    ['with nulls between other attributes', page(tag.replace('name', '\0 name'))],
    ['behind a null in a title', page(`<title>\0</title>${tag}`)],
    ['behind a quote in an unquoted value', page(`<link title=a"b>${tag}`)],
    ['behind a text area in a template', page(`<template><textarea></template></textarea></template>${tag}`)],
    ['behind a byte order mark', `\uFEFF${page(tag)}`],
    ['behind an XML declaration', `<?xml version="1.0"?>\n${page(tag)}`],
    ['without a head', `<!DOCTYPE html>\n<html>\n<title>News</title>${tag}<p>News`],
    ['between the head and the body', `<head></head>${tag}<body>`],
  ])('%s', async (_name, html) => {
    expect((await matchTag(html, token)).code).toBe('found');
  });

  it.each([1, 7, 20, 40, 60])('is ignored if it is cut %i characters before its end', async (count) => {
    expect((await matchTag(`<head>${tag.slice(0, -count)}`, token)).code).toBe('no_tag');
  });
});

it.each([
  '<a '.repeat(330_000),
  '</'.repeat(500_000),
  '<!'.repeat(500_000),
  '<!-->'.repeat(200_000),
  '<p a="'.repeat(160_000),
  `<p a${' '.repeat(1_000_000)}b`,
  '<title></title '.repeat(66_000),
  `<script>${'<!--<script>'.repeat(80_000)}`,
  '<template>'.repeat(100_000),
  '<svg>'.repeat(200_000),
  `<p ${Array.from({ length: 150_000 }, (_, index) => `a${index}`).join(' ')}`,
  `<p a="${'&notit'.repeat(160_000)}`,
  '<p>\0'.repeat(250_000),
])('no hostile page takes long', async (html) => {
  expect((await matchTag(html, token)).code).toBe('no_tag');
});

it.each([
  [`<script>var a="<title>Script</title>"</script><title>News</title>`, 'News'],
  ['<title>1 < 2 <b></title>', '1 < 2 <b>'],
  ['<title>Caf&eacute; &copy &#150; &Amp;</title>', 'Café © – &Amp;'],
  ['<title>A\0B\r\nC</title></script><title>Second</title>', 'A\uFFFDB C'],
  ['<!--<title>Comment</title>--><textarea><title>Text</title></textarea><title>News</title>', 'News'],
])('the title of %s', async (html, title) => {
  expect(await parseTitle(html)).toBe(title);
});

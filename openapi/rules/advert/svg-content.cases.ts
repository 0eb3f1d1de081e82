const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;

const NOT_AN_IMAGE = 'The file is not a PNG or SVG image';
const without = (what: string) => `The svg has ${what}: save it without`;
const ELSEWHERE = without('a link to elsewhere');
const STYLES = without('styles from elsewhere');

/** A name, the file, and why it is refused; null if it is accepted. */
export const svgCases: readonly [name: string, file: string, refusal: string | null][] = [
  ['nothing to draw', svg(''), null],
  ['a prolog', `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->${svg('<path d="M0 0"/>')}`, null],
  ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${svg('<g/>')}`, null],
  ['a gradient', svg('<linearGradient id="a"/><rect fill="url(#a)" style="stroke: url(\'#a\')"/>'), null],
  ['a reused shape', svg('<g id="a"/><use href="#a"/><use xlink:href="#a"/>'), null],
  ['styles', svg('<style>.a { fill: red } .b { fill: url("#c") }</style>'), null],
  ['text about onload', svg('<title>onload="alert(1)" is an attribute</title>'), null],
  [
    "an editor's notes",
    svg(
      '<ink:namedview ink:zoom="2" path="C:\\a.svg"/><g ink:label="a\\b"/>',
      ' xmlns:ink="http://www.inkscape.org/namespaces/inkscape"',
    ),
    null,
  ],
  ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>', null],

  ['text', 'hello', NOT_AN_IMAGE],
  ['nothing', '', NOT_AN_IMAGE],
  ['html', '<html></html>', NOT_AN_IMAGE],
  ['html with an svg in it', '<html><svg></svg></html>', NOT_AN_IMAGE],
  ['no namespace', '<svg></svg>', NOT_AN_IMAGE],
  ['an element that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><path>', NOT_AN_IMAGE],
  ['an attribute without quotes', svg('<path d=M0/>'), NOT_AN_IMAGE],

  ['a script', svg('<script>alert(1)</script>'), without('<script>')],
  ['a script by its prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), without('<s:script>')],
  ['a script of html', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), without('<h:script>')],
  ['a script in a note', svg('<metadata><script/></metadata>'), without('<script>')],
  ['a handler at the root', svg('', ' onload="alert(1)"'), without('the event handler onload')],
  ['a handler inside', svg('<g><path onclick="alert(1)"/></g>'), without('the event handler onclick')],
  ['a page', svg('<foreignObject><p/></foreignObject>'), without('<foreignObject>')],
  ['a frame', svg('<iframe src="https://evil.example"/>'), without('<iframe>')],
  ['a link', svg('<a href="https://evil.example"><path/></a>'), without('<a>')],
  ['animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), without('<set>')],
  ['a picture', svg('<image href="https://evil.example/x.png"/>'), without('<image>')],
  ['a shape from elsewhere', svg('<use href="https://evil.example/x.svg#a"/>'), ELSEWHERE],
  ['a shape in a data URL', svg('<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>'), ELSEWHERE],
  ['a filter from elsewhere', svg('<path filter="url(https://evil.example/f.svg#a)"/>'), ELSEWHERE],
  ['a fill from elsewhere', svg('<path style="fill: url( \'//evil.example/\' )"/>'), ELSEWHERE],
  ['imported styles', svg('<style>@import "https://evil.example/x.css";</style>'), STYLES],
  ['a font from elsewhere', svg('<style>@font-face { src: url(https://evil.example/f) }</style>'), STYLES],
  ['escapes in styles', svg('<style>a { fill: u\\72l(https://evil.example) }</style>'), STYLES],
  [
    'a fill from elsewhere between comment marks in strings',
    svg('<style>a { content: "/*"; fill: url(https://evil.example/); content: "*/" }</style>'),
    STYLES,
  ],
  ['styles in CDATA', svg('<style><![CDATA[@import "https://evil.example/x.css";]]></style>'), STYLES],
  ['another base', svg('<g xml:base="https://evil.example/"/>'), without('another base address')],
  [
    'a style sheet',
    `<?xml-stylesheet href="https://evil.example/x.xsl"?>${svg('')}`,
    without('a part of an unknown kind (xml-stylesheet)'),
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, without('entities')],
];

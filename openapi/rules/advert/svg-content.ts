/** What a parser makes of a document, in a browser or on the server: the parts of the DOM that are looked at. */
export interface XmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<XmlNode>;
}

interface XmlElement extends XmlNode {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly attributes: ArrayLike<XmlAttribute>;
}

interface XmlAttribute {
  readonly name: string;
  readonly localName: string | null;
  readonly namespaceURI: string | null;
  readonly value: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** What a still picture is made of: neither scripts, nor animation, nor links, nor pictures and pages from elsewhere. */
const elements = new Set(
  (
    'svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan ' +
    'textPath linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** What editors write for themselves; it does nothing in a browser. */
const editors = [
  'http://www.inkscape.org/namespaces/',
  'http://sodipodi.sourceforge.net/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/',
  'http://www.bohemiancoding.com/sketch/',
  'http://www.serif.com/',
  'http://www.figma.com/',
];

const node = { element: 1, text: 3, cdata: 4, instruction: 7, comment: 8, document: 9, doctype: 10 };

/**
 * Why an svg picture is not taken, as a sentence; null for one that only draws. Whatever could run, or load from
 * elsewhere, is refused, and so is everything unknown.
 *
 * @param document parsed as XML
 */
export function refuseSvgContent(document: XmlNode): string | null {
  const root = Array.from(document.childNodes).find(isElement);
  if (root?.localName !== 'svg' || root.namespaceURI !== SVG) return 'The file is not a PNG or SVG image';
  const waiting = Array.from(document.childNodes);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const refusal = refuseNode(part);
    if (refusal !== null) return `The svg has ${refusal}: save it without`;
    waiting.push(...Array.from(part.childNodes));
  }
  return null;
}

const isElement = (part: XmlNode): part is XmlElement => part.nodeType === node.element;

function refuseNode(part: XmlNode): string | null {
  if (isElement(part)) return refuseElement(part);
  if ([node.text, node.cdata, node.comment].includes(part.nodeType)) return null;
  if (part.nodeType === node.doctype) return (part as { internalSubset?: string }).internalSubset ? 'entities' : null;
  // parsers tell the declaration of XML as one
  if (part.nodeType === node.instruction && part.nodeName === 'xml') return null;
  return `a part of an unknown kind (${part.nodeName})`;
}

function refuseElement(element: XmlElement): string | null {
  const { localName, namespaceURI, nodeName } = element;
  if (editors.some((editor) => namespaceURI?.startsWith(editor))) return null;
  if (namespaceURI !== SVG || !elements.has(localName)) return `<${nodeName}>`;
  if (localName === 'style' && loadsFromElsewhere(element.textContent ?? '')) return 'styles from elsewhere';
  for (const attribute of Array.from(element.attributes)) {
    const refusal = refuseAttribute(attribute);
    if (refusal !== null) return refusal;
  }
  return null;
}

function refuseAttribute({ name, localName, namespaceURI, value }: XmlAttribute): string | null {
  // what is in another namespace does nothing
  if (namespaceURI && namespaceURI !== XLINK && namespaceURI !== XML) return null;
  if (/^on/i.test(name)) return `the event handler ${name}`;
  if (namespaceURI === XML && localName === 'base') return 'another base address';
  if (localName === 'href' && !value.trim().startsWith('#')) return 'a link to elsewhere';
  return loadsFromElsewhere(value) ? 'a link to elsewhere' : null;
}

/** Whether CSS, or a value that may be CSS, names anything but parts of the picture itself. */
function loadsFromElsewhere(css: string): boolean {
  // in a string a comment's marks are text: what stands between two of them is judged as well
  const plain = `${css} ${css.replaceAll(/\/\*.*?\*\//gs, '')}`;
  if (/\\|@import|javascript:|(?:image-set|image|src|expression)\s*\(/i.test(plain)) return true;
  return [...plain.matchAll(/url\s*\(\s*["']?\s*(.?)/gi)].some(([, first]) => first !== '#');
}

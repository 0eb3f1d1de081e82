/** The subset of the DOM used here, so that browsers and the server can use different XML parsers. */
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

/** Elements allowed in a still picture: no scripts, animations, links, or external images and pages. */
const elements = new Set(
  (
    'svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan ' +
    'textPath linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Metadata of editors, which has no effect in browsers. */
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
 * Returns why an SVG is refused, as a sentence; null if it only draws. Anything that could run code or load external
 * resources is refused, and so is everything unknown.
 *
 * @param document parsed as XML
 */
export function validateSvgContent(document: XmlNode): string | null {
  const root = Array.from(document.childNodes).find(isElement);
  if (root?.localName !== 'svg' || root.namespaceURI !== SVG) return 'The file is not a PNG or SVG image';
  const waiting = Array.from(document.childNodes);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const refusal = validateNode(part);
    if (refusal !== null) return `The svg has ${refusal}: save it without`;
    waiting.push(...Array.from(part.childNodes));
  }
  return null;
}

const isElement = (part: XmlNode): part is XmlElement => part.nodeType === node.element;

function validateNode(part: XmlNode): string | null {
  if (isElement(part)) return validateElement(part);
  if ([node.text, node.cdata, node.comment].includes(part.nodeType)) return null;
  if (part.nodeType === node.doctype) return (part as { internalSubset?: string }).internalSubset ? 'entities' : null;
  // parsers report the XML declaration as a processing instruction
  if (part.nodeType === node.instruction && part.nodeName === 'xml') return null;
  return `a part of an unknown kind (${part.nodeName})`;
}

function validateElement(element: XmlElement): string | null {
  const { localName, namespaceURI, nodeName } = element;
  if (editors.some((editor) => namespaceURI?.startsWith(editor))) return null;
  if (namespaceURI !== SVG || !elements.has(localName)) return `<${nodeName}>`;
  if (localName === 'style' && loadsFromElsewhere(element.textContent ?? '')) return 'styles from elsewhere';
  for (const attribute of Array.from(element.attributes)) {
    const refusal = validateAttribute(attribute);
    if (refusal !== null) return refusal;
  }
  return null;
}

function validateAttribute({ name, localName, namespaceURI, value }: XmlAttribute): string | null {
  // attributes in other namespaces have no effect
  if (namespaceURI && namespaceURI !== XLINK && namespaceURI !== XML) return null;
  if (/^on/i.test(name)) return `the event handler ${name}`;
  if (namespaceURI === XML && localName === 'base') return 'another base address';
  if (localName === 'href' && !value.trim().startsWith('#')) return 'a link to elsewhere';
  return loadsFromElsewhere(value) ? 'a link to elsewhere' : null;
}

/** Whether CSS, or a value that may be CSS, refers to anything but parts of the picture itself. */
function loadsFromElsewhere(css: string): boolean {
  // also checks the text without comments, because comment markers inside strings could hide a reference
  const plain = `${css} ${css.replaceAll(/\/\*.*?\*\//gs, '')}`;
  if (/\\|@import|javascript:|(?:image-set|image|src|expression)\s*\(/i.test(plain)) return true;
  return [...plain.matchAll(/url\s*\(\s*["']?\s*(.?)/gi)].some(([, first]) => first !== '#');
}

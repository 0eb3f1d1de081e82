import { addressElements } from './address-elements.ts';
import { isPlayableFile, isScript } from './media-files.ts';
import { isWebAddress } from './next-in-chain.ts';
import { elementsAt, elementsIn, elementsWithin, type VastElement } from './vast-element.ts';
import { parseOffset, parseTime } from './vast-time.ts';

export interface Finding {
  /** Whether the problem certainly breaks something, or only may. */
  level: 'error' | 'warning';
  /** Name of the element; of its parent if the element is missing. */
  element: string;
  text: string;
}

const error = (element: string, text: string): Finding => ({ level: 'error', element, text });
const warning = (element: string, text: string): Finding => ({ level: 'warning', element, text });

const applicable = (...findings: (Finding | false)[]): Finding[] => findings.filter((finding) => finding !== false);

/**
 * Finds problems of a VAST document, each once and errors first. Whether a player supports its kind of advert is not
 * checked.
 */
export function documentFindings(document: VastElement): Finding[] {
  const ads = elementsIn(document, 'Ad');
  const found = [
    ...applicable(
      document.attributes.version === undefined && warning('VAST', 'The version is missing. Players guess one.'),
      elementsAt(document, 'Ad', 'InLine').length + elementsAt(document, 'Ad', 'Wrapper').length < ads.length &&
        error('Ad', 'There is neither an InLine nor a Wrapper in it. Players skip it.'),
    ),
    ...elementsAt(document, 'Ad', 'InLine').flatMap(ofInLine),
    ...elementsAt(document, 'Ad', 'Wrapper').flatMap(ofWrapper),
    ...elementsWithin(document, ...addressElements).flatMap(ofAddress),
  ];
  const once = new Map(found.map((finding) => [`${finding.element} ${finding.text}`, finding]));
  return [...once.values()].toSorted((one, other) => one.level.localeCompare(other.level));
}

const has = (element: VastElement, name: string) => elementsIn(element, name).length > 0;

const ofInLine = (inLine: VastElement): Finding[] => [
  ...applicable(
    !has(inLine, 'Impression') && error('InLine', 'There is no Impression. Nobody is told that the advert was shown.'),
    !has(inLine, 'Error') && warning('InLine', 'There is no Error. Nobody is told why the advert does not play.'),
    !has(inLine, 'AdTitle') && warning('InLine', 'There is no AdTitle, which the standard asks for.'),
    !has(inLine, 'AdSystem') && warning('InLine', 'There is no AdSystem, which the standard asks for.'),
  ),
  ...elementsAt(inLine, 'Creatives', 'Creative', 'Linear').flatMap(ofLinear),
];

const ofWrapper = (wrapper: VastElement): Finding[] => [
  ...applicable(
    !has(wrapper, 'VASTAdTagURI') && error('Wrapper', 'There is no VASTAdTagURI, so the chain ends here.'),
    !has(wrapper, 'Impression') &&
      warning('Wrapper', 'There is no Impression. This server is not told that an advert was shown.'),
    !has(wrapper, 'Error') && warning('Wrapper', 'There is no Error. This server is not told why no advert came.'),
  ),
  ...elementsWithin(wrapper, 'Tracking').flatMap(ofTracking),
];

function ofLinear(linear: VastElement): Finding[] {
  const files = elementsAt(linear, 'MediaFiles', 'MediaFile');
  const [durationElement] = elementsIn(linear, 'Duration');
  const duration = parseTime(durationElement?.text ?? '');
  return [
    ...applicable(
      durationElement === undefined &&
        error('Linear', 'There is no Duration, which players go by before the video is loaded.'),
      durationElement !== undefined &&
        duration === null &&
        error('Duration', `“${durationElement.text}” is not a time such as 00:00:15.`),
      duration === 0 && !files.some(isScript) && warning('Duration', 'It is zero.'),
    ),
    ...ofSkipOffset(linear, duration),
    ...applicable(
      files.length === 0 && error('Linear', 'There is no MediaFile, so nothing can be played.'),
      files.length > 0 &&
        !files.some((file) => isPlayableFile(file) || isScript(file)) &&
        error('MediaFiles', 'No file is of a type that browsers play: mp4, WebM or HLS.'),
      !elementsAt(linear, 'VideoClicks', 'ClickThrough').some(({ text }) => text !== '') &&
        !files.some(isScript) &&
        warning('Linear', 'There is no ClickThrough, so a click opens nothing.'),
    ),
    ...files.flatMap(ofFile),
    ...elementsWithin(linear, 'Tracking').flatMap(ofTracking),
  ];
}

function ofSkipOffset({ attributes: { skipoffset } }: VastElement, duration: number | null): Finding[] {
  if (skipoffset === undefined) return [];
  const offset = parseOffset(skipoffset, duration ?? 0);
  return applicable(
    offset === null &&
      error(
        'Linear',
        `The skipoffset “${skipoffset}” is neither a time such as 00:00:05 nor a percentage. Nobody can skip.`,
      ),
    offset !== null &&
      duration !== null &&
      duration > 0 &&
      offset >= duration &&
      warning('Linear', 'The skipoffset is not before the end, so nobody can skip.'),
  );
}

function ofFile(file: VastElement): Finding[] {
  const missing = ['type', 'delivery', 'width', 'height'].filter((name) => !file.attributes[name]);
  return applicable(
    missing.length > 0 && warning('MediaFile', `A file has no ${missing.join(', no ')}, by which players choose.`),
  );
}

const ofTracking = ({ attributes: { event, offset } }: VastElement): Finding[] =>
  applicable(
    !event && error('Tracking', 'An address has no event, so it is never called.'),
    event === 'progress' &&
      parseOffset(offset ?? '', 1) === null &&
      error('Tracking', 'A progress has no offset, so it is never called.'),
  );

/** Maximum length for checking macros, because the patterns are slow on long text. */
const MAX_CHECKED_URL_LENGTH = 2_048;

/** Unclosed macros of VAST, and of ad servers with their own syntax. */
const openMacro = [/\[[A-Za-z_]+(?![\w\]])/, /\$\{[^}]*$/, /^(?:[^%]|%(?!%))*%%[A-Za-z_]+(?!.*%%)/];

function ofAddress({ name, text }: VastElement): Finding[] {
  if (text === '') return [warning(name, 'It is empty.')];
  if (!isWebAddress(text)) return [error(name, `“${shortened(text)}” is not a whole web address.`)];
  return applicable(
    text.length > MAX_CHECKED_URL_LENGTH &&
      warning(name, 'An address has more than 2,048 characters. Its macros are not looked at.'),
    text.length <= MAX_CHECKED_URL_LENGTH &&
      openMacro.some((macro) => macro.test(text)) &&
      error(name, `A macro is not closed in “${shortened(text)}”.`),
    /^http:/i.test(text) && insecure(name),
  );
}

/**
 * Browsers block insecure scripts, frames and documents, and upgrade or block videos and images (Mixed Content, section
 * 5).
 */
const insecure = (name: string): Finding | false => {
  if (/ClickThrough$/.test(name)) return false;
  const text = 'It is http. On a page with https, browsers block it or ask for https in its place.';
  return /File|Resource|VASTAdTagURI/.test(name) ? error(name, text) : warning(name, text);
};

/** Maximum length of a URL in a message. */
const MAX_SHOWN_URL_LENGTH = 120;

const shortened = (text: string) =>
  text.length > MAX_SHOWN_URL_LENGTH ? `${text.slice(0, MAX_SHOWN_URL_LENGTH)}…` : text;

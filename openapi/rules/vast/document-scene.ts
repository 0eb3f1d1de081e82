import type { VastElement } from './vast-element.ts';

/** Parses XML for tests. */
export const parseXml = (xml: string): VastElement =>
  toElement(new DOMParser().parseFromString(xml, 'text/xml').documentElement);

function toElement(element: Element): VastElement {
  const children = Array.from(element.children, toElement);
  return {
    name: element.nodeName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    text: children.length === 0 ? (element.textContent ?? '').trim() : '',
    children,
  };
}

const video =
  '<MediaFile type="video/mp4" delivery="progressive" width="640" height="360">https://cdn.example/a.mp4</MediaFile>';

/** A valid advert, in which a part is replaced. */
export const inLine = (replaced: string | RegExp = '', by = ''): string =>
  `<Ad><InLine><AdSystem>A</AdSystem><AdTitle>T</AdTitle><Error>https://a.example/error?[ERRORCODE]</Error>
    <Impression>https://a.example/impression</Impression><Creatives><Creative><Linear><Duration>00:00:15</Duration>
    <TrackingEvents><Tracking event="start">https://a.example/start</Tracking></TrackingEvents>
    <VideoClicks><ClickThrough>http://shop.example/</ClickThrough></VideoClicks>
    <MediaFiles>${video}</MediaFiles></Linear></Creative></Creatives></InLine></Ad>`.replace(replaced, by);

/** A document with such an advert. */
export const advertDocument = (replaced?: string | RegExp, by?: string): VastElement =>
  parseXml(`<VAST version="3.0">${inLine(replaced, by)}</VAST>`);

export const wrapperDocument = (
  tag: string,
  inside = '<Error>https://b.example/e</Error><Impression>https://b.example/i</Impression>',
): VastElement =>
  parseXml(`<VAST version="3.0"><Ad><Wrapper><VASTAdTagURI>${tag}</VASTAdTagURI>${inside}</Wrapper></Ad></VAST>`);

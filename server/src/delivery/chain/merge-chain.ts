import { elementsAt, elementsIn, linearPath, type VastElement } from '@preroll/rules/vast/vast-element';
import { cleanElements } from './clean-advert.ts';

/** What is to be told of an advert, as elements with an address each. */
export interface Trackers {
  /** Of the `InLine`: `Error` and `Impression`. */
  inLine: readonly VastElement[];
  /** Of the timeline: `Tracking`. */
  timeline: readonly VastElement[];
  /** Of the video: `ClickTracking` and `CustomClick`. */
  clicks: readonly VastElement[];
}

/** The schemas fix the order of elements: that of 2.0 and 3.0, and that of 4.x. */
const orders = {
  old: {
    InLine: [
      'AdSystem',
      'AdTitle',
      'Description',
      'Advertiser',
      'Pricing',
      'Survey',
      'Error',
      'Impression',
      'Creatives',
    ],
    Linear: ['Icons', 'Duration', 'TrackingEvents', 'AdParameters', 'VideoClicks', 'MediaFiles'],
    VideoClicks: ['ClickThrough', 'ClickTracking', 'CustomClick'],
  },
  new: {
    InLine: ['AdSystem', 'Error', 'Extensions', 'Impression'],
    Linear: ['Icons', 'TrackingEvents', 'AdParameters', 'Duration', 'MediaFiles', 'VideoClicks'],
    VideoClicks: ['ClickTracking', 'ClickThrough', 'CustomClick'],
  },
} as const;

type Order = (typeof orders)[keyof typeof orders];

/** What the wrappers of a chain ask to be told, of the first wrapper first. */
export function trackersOf(wrappers: readonly VastElement[]): Trackers {
  const of = (path: readonly string[], ...names: string[]) =>
    cleanElements(
      wrappers.flatMap((ad) =>
        elementsAt(ad, 'Wrapper', ...path).flatMap((outer) => names.flatMap((name) => elementsIn(outer, name))),
      ),
    );
  return {
    inLine: of([], 'Error', 'Impression'),
    timeline: of([...linearPath, 'TrackingEvents'], 'Tracking'),
    clicks: of([...linearPath, 'VideoClicks'], 'ClickTracking', 'CustomClick'),
  };
}

/**
 * Makes one advert of a chain: its video, with all that is to be told of it. Other creatives are left out, as is what may not
 * pass from another server.
 *
 * @param advert the `Ad` at the end of the chain, which has a video
 * @param version of its document, which decides the order of elements
 */
export function mergeChain(advert: VastElement, trackers: Trackers, version: string): VastElement {
  const order = /^[23]/.test(version) ? orders.old : orders.new;
  const { id } = advert.attributes;
  return {
    ...{ name: 'Ad', attributes: id === undefined ? {} : { id }, text: '' },
    children: cleanElements(elementsIn(advert, 'InLine').slice(0, 1)).map((inLine) =>
      withTrackers(withFirstVideo(inLine), trackers, order),
    ),
  };
}

const hasVideo = (creative: VastElement) => elementsAt(creative, 'Linear', 'MediaFiles', 'MediaFile').length > 0;

const withFirstVideo = (inLine: VastElement): VastElement =>
  change(inLine, 'Creatives', (creatives) => ({
    ...creatives,
    children: creatives.children.filter(hasVideo).slice(0, 1),
  }));

function withTrackers(inLine: VastElement, { inLine: own, timeline, clicks }: Trackers, order: Order): VastElement {
  const withTimeline = (linear: VastElement) =>
    inside(linear, 'TrackingEvents', order.Linear, (events) => addAll(events, timeline, []));
  const withClicks = (linear: VastElement) =>
    inside(linear, 'VideoClicks', order.Linear, (events) => addAll(events, clicks, order.VideoClicks));
  return change(addAll(inLine, own, order.InLine), 'Creatives', (creatives) =>
    change(creatives, 'Creative', (creative) =>
      change(creative, 'Linear', (linear) => withClicks(withTimeline(linear))),
    ),
  );
}

/** Changes the children of a name. */
const change = (outer: VastElement, name: string, to: (child: VastElement) => VastElement): VastElement => ({
  ...outer,
  children: outer.children.map((child) => (child.name === name ? to(child) : child)),
});

/** Changes a child, which is made where it is missing, and left out where it stays empty. */
function inside(outer: VastElement, name: string, order: readonly string[], to: (child: VastElement) => VastElement) {
  if (elementsIn(outer, name).length > 0) return change(outer, name, to);
  const made = to({ name, attributes: {}, text: '', children: [] });
  return made.children.length === 0 ? outer : addAll(outer, [made], order);
}

/** Adds elements, each after those that the order has before it. */
function addAll(outer: VastElement, added: readonly VastElement[], order: readonly string[]): VastElement {
  const children = [...outer.children];
  for (const element of added) {
    const rank = order.indexOf(element.name);
    const before = children.findLastIndex(
      ({ name }) => rank === -1 || (order.indexOf(name) <= rank && order.includes(name)),
    );
    children.splice(before + 1, 0, element);
  }
  return { ...outer, children };
}

import { elementsAt, elementsIn, type VastElement } from '@preroll/rules/vast/vast-element';
import { cleanElements } from './clean-advert.ts';
import { isVerificationExtension, type Trackers } from './trackers.ts';

/** The element orders that the schemas fix: of 2.0 and 3.0, and of 4.x. */
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
      'Extensions',
    ],
    Linear: ['Icons', 'Duration', 'TrackingEvents', 'AdParameters', 'VideoClicks', 'MediaFiles'],
    VideoClicks: ['ClickThrough', 'ClickTracking', 'CustomClick'],
  },
  new: {
    InLine: [
      'AdSystem',
      'Error',
      'Extensions',
      'Impression',
      'Pricing',
      'ViewableImpression',
      'AdServingId',
      'AdTitle',
      'AdVerifications',
    ],
    ViewableImpression: ['Viewable', 'NotViewable', 'ViewUndetermined'],
    Linear: ['Icons', 'TrackingEvents', 'AdParameters', 'Duration', 'MediaFiles', 'VideoClicks'],
    VideoClicks: ['ClickTracking', 'ClickThrough', 'CustomClick'],
  },
} as const;

type Order = (typeof orders)[keyof typeof orders];

interface Form {
  order: Order;
  /** Whether `Verification` has its own element, outside the extensions. */
  hasVerifications: boolean;
}

/**
 * Merges a chain into one advert: the video with the trackers of all documents. Omits other creatives, and everything that
 * must not be copied from another server.
 *
 * @param advert the `Ad` at the end of the chain, which has a video
 * @param version of its document, which decides the order of elements
 */
export function mergeChain(advert: VastElement, trackers: Trackers, version: string): VastElement {
  const form = {
    order: /^[23]/.test(version) ? orders.old : orders.new,
    // 4.0 has the element, but without Open Measurement resources
    hasVerifications: Number(version) >= 4.1,
  };
  const { id } = advert.attributes;
  return {
    ...{ name: 'Ad', attributes: id === undefined ? {} : { id }, text: '' },
    children: cleanElements(elementsIn(advert, 'InLine').slice(0, 1)).map((inLine) =>
      withTrackers(withFirstVideo(inLine), trackers, form),
    ),
  };
}

const hasVideo = (creative: VastElement) => elementsAt(creative, 'Linear', 'MediaFiles', 'MediaFile').length > 0;

function withFirstVideo(inLine: VastElement): VastElement {
  const videos = elementsAt(inLine, 'Creatives', 'Creative').filter(hasVideo).slice(0, 1);
  return {
    ...inLine,
    children: inLine.children.flatMap((child) => {
      if (child.name !== 'Creatives') return [child];
      return child === elementsIn(inLine, 'Creatives')[0] ? [{ ...child, children: videos }] : [];
    }),
  };
}

function withTrackers(inLine: VastElement, trackers: Trackers, form: Form): VastElement {
  const { order } = form;
  const withTimeline = (linear: VastElement) =>
    inside(linear, 'TrackingEvents', order.Linear, (events) => addAll(events, trackers.timeline, []));
  const withClicks = (linear: VastElement) =>
    inside(linear, 'VideoClicks', order.Linear, (events) => addAll(events, trackers.clicks, order.VideoClicks));
  const tracked = withVerifications(
    withViews(addAll(inLine, trackers.inLine, order.InLine), trackers, order),
    trackers,
    form,
  );
  return change(tracked, 'Creatives', (creatives) =>
    change(creatives, 'Creative', (creative) =>
      change(creative, 'Linear', (linear) => withClicks(withTimeline(linear))),
    ),
  );
}

/** Documents before 4.0 have no element for viewability. */
const withViews = (inLine: VastElement, { views }: Trackers, order: Order): VastElement =>
  'ViewableImpression' in order
    ? inside(inLine, 'ViewableImpression', order.InLine, (own) => addAll(own, views, order.ViewableImpression))
    : inLine;

function withVerifications(inLine: VastElement, { verifications }: Trackers, form: Form): VastElement {
  const { order, hasVerifications } = form;
  const add = (outer: VastElement) =>
    inside(outer, 'AdVerifications', order.InLine, (own) => addAll(own, verifications, []));
  if (verifications.length === 0) return inLine;
  if (hasVerifications) return add(inLine);
  return inside(inLine, 'Extensions', order.InLine, (extensions) => {
    const own = extensions.children.find(isVerificationExtension);
    if (own === undefined) {
      const made = { name: 'Extension', attributes: { type: 'AdVerifications' }, text: '', children: [] };
      return addAll(extensions, [add(made)], []);
    }
    return { ...extensions, children: extensions.children.map((each) => (each === own ? add(own) : each)) };
  });
}

/** Changes the first child with a name: other servers repeat some elements that the standard has once. */
function change(outer: VastElement, name: string, to: (child: VastElement) => VastElement): VastElement {
  const [first] = elementsIn(outer, name);
  return { ...outer, children: outer.children.map((child) => (child === first ? to(child) : child)) };
}

/** Changes a child; creates it if it is missing, and removes it if it stays empty. */
function inside(outer: VastElement, name: string, order: readonly string[], to: (child: VastElement) => VastElement) {
  if (elementsIn(outer, name).length > 0) return change(outer, name, to);
  const made = to({ name, attributes: {}, text: '', children: [] });
  return made.children.length === 0 ? outer : addAll(outer, [made], order);
}

/** Adds elements, each behind those that precede it in the schema's order. */
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

import { elementsAt, elementsIn, type VastElement } from '@preroll/rules/vast/vast-element';
import { cleanElements } from './clean-advert.ts';
import { isVerificationExtension, type Trackers } from './trackers.ts';

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
  /** Whether `Verification` has a place of its own, outside the extensions. */
  hasVerifications: boolean;
}

/**
 * Makes one advert of a chain: its video, with all that is to be told of it. Other creatives are left out, as is what may not
 * pass from another server.
 *
 * @param advert the `Ad` at the end of the chain, which has a video
 * @param version of its document, which decides where elements stand
 */
export function mergeChain(advert: VastElement, trackers: Trackers, version: string): VastElement {
  const form = {
    order: /^[23]/.test(version) ? orders.old : orders.new,
    // 4.0 has the element, without what measures with Open Measurement
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
  const told = withVerifications(
    withViews(addAll(inLine, trackers.inLine, order.InLine), trackers, order),
    trackers,
    form,
  );
  return change(told, 'Creatives', (creatives) =>
    change(creatives, 'Creative', (creative) =>
      change(creative, 'Linear', (linear) => withClicks(withTimeline(linear))),
    ),
  );
}

/** Documents older than 4.0 have no place for them. */
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

/** Changes the first child of a name: other servers write some twice that the standard has once. */
function change(outer: VastElement, name: string, to: (child: VastElement) => VastElement): VastElement {
  const [first] = elementsIn(outer, name);
  return { ...outer, children: outer.children.map((child) => (child === first ? to(child) : child)) };
}

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

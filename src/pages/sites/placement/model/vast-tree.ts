/** An element of a VAST document. */
export interface VastNode {
  name: string;
  /** `event="start"`, in the document's order. */
  attributes: readonly string[];
  /** Empty for an element that holds others. */
  text: string;
  meaning: string | undefined;
  children: readonly VastNode[];
}

/** What elements are for (VAST 3.0 and 4.2), those of an answer of ours. */
const meanings: Readonly<Record<string, string>> = {
  VAST: 'The answer to the tag. Without an advert in it, players go on with the video of the page.',
  Ad: 'One advert.',
  InLine: 'The advert itself, not a link to the answer of another server.',
  Wrapper: 'No advert of ours fits: the player is sent on to another server, and tells us what becomes of it.',
  VASTAdTagURI: 'The tag that the player asks next.',
  AdSystem: 'The server that answers.',
  AdTitle: 'The title of the advert.',
  AdServingId: 'Identifies this answer in the reports of both sides.',
  Description: 'The description of the advert.',
  Advertiser: 'Who advertises, for the label.',
  Error: 'Called with a code if no advert can be played.',
  Impression: 'Called once the first frame is shown: for our adverts, the event that CPM bills.',
  Creatives: 'What is shown.',
  Creative: 'One part of the advert.',
  UniversalAdId: 'Names the video in all systems.',
  Linear: 'A video in place of that of the page, and when it can be skipped.',
  Duration: 'How long the video takes.',
  TrackingEvents: 'Addresses that the player calls while the video plays.',
  Tracking: 'Called once at the event in its attribute.',
  VideoClicks: 'What a click on the video does.',
  ClickThrough: 'The page that a click opens, with the ERID in clear.',
  ClickTracking: 'Called at a click.',
  MediaFiles: 'The video in several sizes; the player chooses.',
  MediaFile: 'One file, with its size and bit rate.',
  InteractiveCreativeFile:
    'A page that the player lays over the video (SIMID): it draws a button, and tells the player of clicks. Others play the video alone.',
  AdParameters: 'What the script or the page of an interactive advert shows.',
  NonLinearAds: 'A picture over the video of the page, which goes on.',
  NonLinear: 'One picture, with its size and how long it is shown at least.',
  NonLinearClickThrough: 'The page that a click on the picture opens, with the ERID in clear.',
  NonLinearClickTracking: 'Called at a click on the picture.',
  Icons: 'Pictures over the video.',
  Icon: 'One picture.',
  StaticResource: 'The address of the picture.',
  Extensions: 'What the standard has no element for.',
  Extension:
    'The label, link and ERID that Russian law requires of an advert (nroa_inform), or what our own code reads (preroll).',
  Title: 'The label over the advert.',
  Url: 'The link of the advertiser.',
  Erid: 'The number of the advert in the register of adverts.',
  Branding: 'The script that draws the page around the player.',
  Marking: 'The video shows its label itself: our code draws none.',
};

/** Whether an element of the name is in the tree. */
export const hasElement = ({ name, children }: VastNode, wanted: string): boolean =>
  name === wanted || children.some((child) => hasElement(child, wanted));

/** Reads a document; null for what is none. */
export function readVastTree(document: string): VastNode | null {
  const root = new DOMParser().parseFromString(document, 'text/xml').documentElement;
  return root.nodeName === 'VAST' ? toNode(root) : null;
}

function toNode(element: Element): VastNode {
  const children = Array.from(element.children, toNode);
  return {
    name: element.nodeName,
    attributes: Array.from(element.attributes, ({ name, value }) => `${name}="${value}"`),
    text: children.length === 0 ? (element.textContent ?? '').trim() : '',
    meaning: meanings[element.nodeName],
    children,
  };
}

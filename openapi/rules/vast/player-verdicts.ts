import { isNativeVideo, isPlayableFile, isScript } from './media-files.ts';
import { linearsOf, MAX_WRAPPERS, mediaFilesOf, nextInChain } from './next-in-chain.ts';
import { elementsAt, elementsIn, elementsWithin, type VastElement } from './vast-element.ts';

/** The players for which publishers get an integration code. */
export const players = ['preroll', 'fluid', 'shaka', 'videojs'] as const;

export type Player = (typeof players)[number];

export const playerNames: Readonly<Record<Player, string>> = {
  preroll: 'Our own code',
  fluid: 'fluid-player',
  shaka: 'shaka-player',
  videojs: 'Video.js with IMA',
};

/** Which pages may read a document by CORS: any origin, also with credentials. */
export type Readers = 'nobody' | 'pages' | 'pages_with_cookies';

export interface ChainDocument {
  /** Null if no document was received. */
  root: VastElement | null;
  readers: Readers | null;
}

export interface PlayerVerdict {
  player: Player;
  /** `partly` means that it plays, but something is missing. */
  result: 'plays' | 'partly' | 'nothing';
  /** Sentences; empty if there is nothing to report. */
  reasons: string[];
}

/**
 * Differences between players, as observed with fluid-player 3.58 and shaka-player 5.2, and as documented for the IMA
 * SDK.
 */
interface Traits {
  /** Maximum number of wrappers, unless the page configures another. */
  wrappers: number;
  sendsCookies: boolean;
  /** Whether it draws overlays given as markup instead of files. */
  drawsMarkup: boolean;
  assess: (advert: Advert) => Assessment;
}

/** Why an advert doesn't play, what is missing if it does, and requirements that can't be checked here. */
interface Assessment {
  nothing?: string[];
  missing?: string[];
  needs?: string[];
}

interface Advert {
  ad: VastElement;
  files: readonly VastElement[];
  count: number;
}

const when = (applies: boolean, sentence: string): string[] => (applies ? [sentence] : []);

const hasVideo = ({ files }: Advert) => files.some(isNativeVideo);
const hasTracking = ({ ad }: Advert, event: string) =>
  elementsWithin(ad, 'Tracking').some(({ attributes }) => attributes.event === event);
const hasSimid = ({ ad }: Advert) => elementsWithin(ad, 'InteractiveCreativeFile').length > 0;
const withoutVideo = 'It plays mp4 and WebM, and there is none.';

const traits: Readonly<Record<Player, Traits>> = {
  preroll: {
    wrappers: MAX_WRAPPERS,
    sendsCookies: false,
    drawsMarkup: false,
    assess: (advert) => ({
      nothing: when(!hasVideo(advert) && !advert.files.some(isScript), withoutVideo),
      missing: when(advert.count > 1, 'It plays the first advert and leaves the others.'),
    }),
  },
  fluid: {
    wrappers: 4,
    sendsCookies: true,
    drawsMarkup: false,
    assess: (advert) => {
      const [first] = advert.files;
      if (first === undefined) return {};
      return {
        nothing: when(
          !isScript(first) && !isNativeVideo(first),
          'It looks at the first file alone, which must be a video and not a stream.',
        ),
        missing: when(hasSimid(advert), 'It ignores InteractiveCreativeFile (SIMID).'),
        needs: isScript(first)
          ? ['It runs the script (VPAID) only with allowVPAID: true, and within the page.']
          : ['It fetches the file first, so the server of the file must let pages read it.'],
      };
    },
  },
  shaka: {
    wrappers: 0,
    sendsCookies: false,
    drawsMarkup: true,
    assess: (advert) => ({
      nothing: when(
        !advert.files.some((file) => isPlayableFile(file) && file.attributes.apiFramework === undefined),
        'It takes files without a script, and there is none.',
      ),
      missing: [
        ...when(hasTracking(advert, 'progress'), 'It never reports progress.'),
        ...when(elementsWithin(advert.ad, 'ClickTracking').length > 0, 'It never calls ClickTracking.'),
        ...when(
          linearsOf(advert.ad).some(({ attributes }) => attributes.skipoffset?.endsWith('%') === true),
          'It reads no percentage in skipoffset: nobody can skip.',
        ),
        ...when(advert.files.some(isScript), 'It leaves out the script and plays the video.'),
        ...when(elementsWithin(advert.ad, 'Icon').length > 0, 'It shows no icons.'),
      ],
    }),
  },
  videojs: {
    wrappers: 4,
    sendsCookies: true,
    drawsMarkup: true,
    assess: () => ({ needs: ['It loads its SDK from imasdk.googleapis.com, which viewers must reach.'] }),
  },
};

/**
 * Predicts the result of a chain in each player.
 * @param documents the documents of the chain in order, as far as they were received
 */
export function playerVerdicts(documents: readonly ChainDocument[]): PlayerVerdict[] {
  return players.map((player) => ({ player, ...verdictOf(traits[player], documents) }));
}

function verdictOf(player: Traits, documents: readonly ChainDocument[]): Omit<PlayerVerdict, 'player'> {
  const nothing = (...reasons: string[]) => ({ result: 'nothing' as const, reasons });
  for (const [at, { root, readers }] of documents.entries()) {
    if (at > player.wrappers) return nothing(wrapperRefusal(player.wrappers));
    const refused = checkReadable(player, readers, at);
    if (refused !== null) return nothing(refused);
    if (root === null) return nothing(at === 0 ? 'The tag has no document.' : 'The chain ends without a document.');
    const next = nextInChain(root);
    if (next.kind === 'wrapper') continue;
    if (next.kind === 'nothing') return overlayVerdict(player, root) ?? nothing('There is no advert.');
    const count = elementsIn(root, 'Ad').length;
    const assessment = player.assess({ ad: next.ad, files: mediaFilesOf(next.ad), count });
    const { nothing: reasons = [], missing = [], needs = [] } = assessment;
    if (reasons.length > 0) return nothing(...reasons);
    return { result: missing.length > 0 ? 'partly' : 'plays', reasons: [...missing, ...needs] };
  }
  return nothing(
    documents.length > player.wrappers ? wrapperRefusal(player.wrappers) : 'The chain leads to no advert.',
  );
}

const wrapperRefusal = (most: number) =>
  most === 0
    ? 'It follows no wrappers. In a tag of this server, unwrap=1 follows them in its place.'
    : `It follows ${most} wrappers, and there are more.`;

function checkReadable({ sendsCookies }: Traits, readers: Readers | null, at: number): string | null {
  const which = at === 0 ? 'the tag' : `document ${at + 1}`;
  if (readers === 'nobody')
    return `The server of ${which} lets no page read it: Access-Control-Allow-Origin is missing.`;
  if (readers === 'pages' && sendsCookies)
    return `It asks with cookies, which the server of ${which} doesn't allow: Access-Control-Allow-Credentials is missing, or the origin is *.`;
  return null;
}

/** The verdict for an overlay, over which the video continues; null without one. */
function overlayVerdict({ drawsMarkup }: Traits, root: VastElement): Omit<PlayerVerdict, 'player'> | null {
  const pictures = elementsAt(root, 'Ad', 'InLine', 'Creatives', 'Creative', 'NonLinearAds', 'NonLinear');
  if (pictures.length === 0) return null;
  const isFile = pictures.some((picture) => elementsIn(picture, 'StaticResource').length > 0);
  return isFile || drawsMarkup
    ? { result: 'plays', reasons: ['It is a picture over the video, which plays on.'] }
    : { result: 'nothing', reasons: ['Over the video it draws pictures (StaticResource) alone.'] };
}

import type { Placement } from '@/shared/api';
import { forAttribute, forComment, forScript } from './escape-for';

export type TagKind = 'vast' | 'video' | 'videojs' | 'shaka' | 'iframe' | 'prebid' | 'ads-txt';

export interface TagCode {
  kind: TagKind;
  /** The label of its tab. */
  label: string;
  /** The text to copy. */
  code: string;
  /** Instructions, as sentences. */
  notes: readonly string[];
}

export type TaggedPlacement = Pick<Placement, 'id' | 'name' | 'site_domain' | 'vast_url' | 'ads_txt_line'>;

const size = 'width="640" height="360"';

/** All codes that a publisher may paste for a placement. Names and URLs are escaped for their context. */
export function tagCodes(placement: TaggedPlacement): TagCode[] {
  const { id, name, site_domain: domain, vast_url: vast, ads_txt_line: adsTxt } = placement;
  const video = plainVideo(placement);
  return [
    {
      kind: 'vast',
      label: 'VAST URL',
      code: withMacros(vast),
      notes: [
        'For players that take the address of a VAST tag. It answers with VAST 3.0.',
        'For a player that follows no wrappers, add &unwrap=1: this server then asks the feeds and the backfill in its place.',
      ],
    },
    {
      kind: 'video',
      label: 'HTML5 video',
      code: video,
      notes: [
        'Put the address of your own video in place of the one in the code.',
        'It plays adverts of other servers too, and runs VPAID scripts in a frame of their own.',
      ],
    },
    {
      kind: 'videojs',
      label: 'Video.js',
      code: videoJs(placement),
      notes: ['Put the address of your own video in place of the one in the code. It loads the IMA SDK from Google.'],
    },
    {
      kind: 'shaka',
      label: 'shaka-player',
      code: shaka(placement),
      notes: [
        'Put the address of your own video in place of the one in the code.',
        'It follows no wrappers: with unwrap=1 in its tag, this server asks the feeds and the backfill in its place.',
      ],
    },
    {
      kind: 'iframe',
      label: 'Iframe',
      code: `<iframe title="${forAttribute(name)}" ${size} allow="autoplay; fullscreen" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" srcdoc="${forAttribute(video)}"></iframe>`,
      notes: [
        'The same player, kept apart from the styles and scripts of the page, and from its consent dialog: viewers are recognised within the day.',
      ],
    },
    {
      kind: 'prebid',
      label: 'Prebid.js',
      code: `params: {\n  placementId: ${id},\n  name: ${forScript(name)},\n  vastUrl: ${forScript(vast)}\n}`,
      notes: ['For the bid adapter of this platform in your build of Prebid.js. The official builds have none.'],
    },
    {
      kind: 'ads-txt',
      label: 'ads.txt',
      code: adsTxt,
      notes: [`Add the line to https://${domain}/ads.txt. Buyers read there who may sell your space.`],
    },
  ];
}

/**
 * The tag for a partner, who replaces the first format's code by that of another one. It requires at least one format.
 */
export const partnerTag = (vast: string, [format, ...others]: readonly [string, ...string[]]): TagCode => ({
  kind: 'vast',
  label: 'VAST URL',
  code: withMacros(`${vast}&format=${format}`),
  notes: [
    'For the players of the partner. What they show is billed to the advertisers, and nobody here has a share of it.',
    ...(others.length > 0 ? [`For another format, put its code in place of ${format}: ${others.join(', ')}.`] : []),
  ],
});

const withMacros = (vast: string) => `${vast}&page=[PAGEURL]&gdpr_consent=[GDPRCONSENT]&cb=[CACHEBUSTING]`;

const title = ({ name, site_domain: domain }: TaggedPlacement) =>
  `<!-- Preroll: ${forComment(`${name}, ${domain}`)} -->`;

/** A placeholder for the publisher's own video. */
const ownVideo = ({ site_domain: domain }: TaggedPlacement) => `https://${encodeURIComponent(domain)}/your-video.mp4`;

const example = (placement: TaggedPlacement) => forAttribute(ownVideo(placement));

/** The URL of the player script, below the path of the tag URLs. */
const player = ({ vast_url: vast }: TaggedPlacement) => forAttribute(`${vast.split('?')[0]}/player.js`);

const plainVideo = (placement: TaggedPlacement) => `${title(placement)}
<video id="preroll-${placement.id}" ${size} controls playsinline src="${example(placement)}"></video>
<script async src="${player(placement)}" data-vast="${forAttribute(placement.vast_url)}" data-video="preroll-${placement.id}"></script>`;

const packages = 'https://cdn.jsdelivr.net/npm';

const videoJs = (placement: TaggedPlacement) => `${title(placement)}
<link rel="stylesheet" href="${packages}/video.js@8/dist/video-js.min.css">
<link rel="stylesheet" href="${packages}/videojs-contrib-ads@7/dist/videojs.ads.css">
<link rel="stylesheet" href="${packages}/videojs-ima@2/dist/videojs.ima.css">
<video id="preroll-${placement.id}" class="video-js" ${size} controls playsinline src="${example(placement)}"></video>
<script src="https://imasdk.googleapis.com/js/sdkloader/ima3.js"></script>
<script src="${packages}/video.js@8/dist/video.min.js"></script>
<script src="${packages}/videojs-contrib-ads@7/dist/videojs.ads.min.js"></script>
<script src="${packages}/videojs-ima@2/dist/videojs.ima.min.js"></script>
${afterConsent(placement.vast_url, (tag) => `videojs(${forScript(`preroll-${placement.id}`)}).ima({ adTagUrl: ${tag} });`)}`;

const shaka = (placement: TaggedPlacement) => `${title(placement)}
<video id="preroll-${placement.id}" ${size} controls playsinline></video>
<script src="${packages}/shaka-player@5/dist/shaka-player.compiled.js"></script>
${afterConsent(
  `${placement.vast_url}&unwrap=1`,
  (tag) => `var player = new shaka.Player();
    player.attach(document.getElementById(${forScript(`preroll-${placement.id}`)}))
      .then(function () { return player.getAdManager().addAdUrlInterstitial(${tag}); })
      .then(function () { return player.load(${forScript(ownVideo(placement))}); });`,
)}`;

/**
 * Starts a player once the viewer's consent is known, or after a second. @param start receives the expression of the
 * tag
 */
const afterConsent = (vast: string, start: (tag: string) => string) => `<script>
(function () {
  var tag = ${forScript(vast)};
  var page = "&page=" + encodeURIComponent(location.href) + "&cb=" + Date.now();
  var wait;
  function start(consent) {
    wait = clearTimeout(wait);
    ${start('tag + page + (consent ? "&gdpr_consent=" + consent : "")')}
  }
  if (!window.__tcfapi) return start();
  wait = setTimeout(start, 1000);
  __tcfapi("getTCData", 2, function (said, isKnown) {
    if (wait) start(isKnown && said.tcString);
  });
})();
</script>`;

/** The values that players substitute for the macros of the VAST URL (VAST 4.2, section 6). */
export const macros = [
  { macro: '[PAGEURL]', meaning: 'The address of the page, percent-encoded' },
  { macro: '[GDPRCONSENT]', meaning: 'What the viewer has agreed to in the consent dialog of the page (TCF)' },
  { macro: '[CACHEBUSTING]', meaning: 'A random number, so that no cache answers' },
] as const;

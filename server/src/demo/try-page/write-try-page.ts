interface TryPage {
  publicUrl: string;
  placementId: number | null;
  video: string | null;
}

/** Writes the page as HTML. */
export function writeTryPage({ publicUrl, placementId, video }: TryPage): string {
  return page(
    placementId === null || video === null
      ? `<p>${placementId === null ? 'No placement serves.' : 'The demo videos are being made. Reload the page in a minute.'}</p>`
      : content(`${publicUrl}/vast?placement=${placementId}`, { publicUrl, video }),
  );
}

const page = (main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>An advert before a video · Preroll</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/vast/try.css">
</head>
<body>
<main>
<h1>An advert before a video</h1>
${main}
</main>
</body>
</html>
`;

const content = (tag: string, { publicUrl, video }: { publicUrl: string; video: string }) => `
<p>This is a publisher's page. Press play: the tag of a demo placement answers with an advert, and what the player reports appears below. It counts in analytics, on the campaign, on the site, and in the finances: the advertiser's at once, the webmaster's once the day is over.</p>
<video id="watch" controls playsinline src="${escapeHtml(video)}"></video>
<script async src="${escapeHtml(publicUrl)}/vast/player.js" data-vast="${escapeHtml(tag)}" data-video="watch"></script>
<h2>What the player has reported</h2>
<ol id="events"></ol>
<p id="none">Nothing yet.</p>
<p id="no-advert" hidden>303: no advert fits this request. On the first start the demo videos may still be in the making. Browsers without a window count as robots and get none. As an admin, "Test a request" on the placement's page says for each campaign what refuses it.</p>
<h2>The same tag in other players</h2>
${codes(tag, publicUrl)
  .map(
    ({ name, code }) => `<h3 id="${name.toLowerCase().replaceAll(/\W+/g, '-')}">${name}</h3>
<pre tabindex="0" aria-label="${name}"><code>${escapeHtml(code)}</code></pre>
<button type="button" data-copy>Copy</button>`,
  )
  .join('\n')}
<script src="/vast/try.js"></script>`;

const codes = (tag: string, publicUrl: string) => [
  {
    name: 'Our code',
    code: `<video id="watch" controls playsinline src="your-video.mp4"></video>
<script async src="${publicUrl}/vast/player.js" data-vast="${tag}" data-video="watch"></script>`,
  },
  {
    name: 'fluid-player',
    code: `fluidPlayer('watch', {
  // without allowVPAID, interactive adverts do not play
  vastOptions: { allowVPAID: true, adList: [{ roll: 'preRoll', vastTag: '${tag}' }] },
});`,
  },
  {
    name: 'shaka-player',
    code: `const player = new shaka.Player();
await player.attach(document.getElementById('watch'));
// it follows no wrappers, so this server requests other servers on its behalf
await player.getAdManager().addAdUrlInterstitial('${tag}&unwrap=1');
await player.load('your-video.mp4');`,
  },
  {
    name: 'Video.js',
    code: `// with videojs-contrib-ads and videojs-ima
const player = videojs('watch');
player.ima({ adTagUrl: '${tag}' });`,
  },
  {
    name: 'Prebid',
    code: `// the address of the tag, for a bid that carries VAST by URL
const bid = { mediaType: 'video', vastUrl: '${tag}' };`,
  },
];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

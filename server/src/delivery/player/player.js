// @ts-check
/**
 * The publishers' script: plays an advert in a page's own `<video>` before the page's video, which plays in any case.
 * Sites load it with
 * `<script async src=".../vast/player.js" data-vast="address of the tag" data-video="id of the video"></script>`.
 *
 * It is served unbuilt: a classic script without modules, for browsers of recent years. What few pages and adverts need
 * is loaded on first use: `ask-consent.js`, `play-script.js` for scripts (VPAID), `follow-wrappers.js` for other servers'
 * adverts, `show-overlay.js` for pictures over the video, and `load-branding.js` for the page around the player. All that
 * it reports, it also dispatches on the video, as the event `preroll` with `detail: { event, code }`; `preroll:start` and
 * `preroll:end` mark when an advert plays.
 */
(() => {
  /** VAST 3.0, section 2.4.2.3. */
  const errors = { noAdvert: 303, notFound: 401, timeout: 402, noFile: 403, notPlayable: 405, noPicture: 502 };
  /** Milliseconds until it goes on without an answer or a part of this code, without branding, or without a picture. */
  const TIMEOUTS = { answer: 5000, branding: 2000, picture: 8000 };

  const inRussian = {
    skip: 'Пропустить',
    skipIn: 'Пропустить через',
    pause: 'Пауза',
    play: 'Продолжить',
    mute: 'Без звука',
    unmute: 'Со звуком',
    close: 'Закрыть рекламу',
    site: 'Сайт рекламодателя',
  };
  const inEnglish = {
    skip: 'Skip ad',
    skipIn: 'Skip in',
    pause: 'Pause',
    play: 'Play',
    mute: 'Mute',
    unmute: 'Unmute',
    close: 'Close ad',
    site: 'Advertiser’s site',
  };
  const texts = /^ru\b/i.test(document.documentElement.lang || navigator.language) ? inRussian : inEnglish;

  const css = `
    :host { all: initial; position: absolute; z-index: 2147483000; pointer-events: none; font: 14px/20px system-ui, sans-serif }
    div { position: absolute; inset: auto 8px 8px; display: flex; flex-wrap: wrap; gap: 8px }
    button, span { max-width: 100%; margin: 0; padding: 6px 10px; border: 0; border-radius: 4px; background: rgb(0 0 0 / .75);
      color: #fff; font: inherit; text-align: start; overflow-wrap: anywhere; pointer-events: auto }
    button { cursor: pointer } button:disabled { cursor: default }
    button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #000 }
    .label { position: absolute; inset: 8px auto auto 8px; max-width: calc(100% - 16px) }
    .skip { margin-inline-start: auto; padding-block: 10px }`;

  /** @typedef {ReturnType<typeof readAdvert>} Advert */

  /** Calls each URL once, with the known macros filled in. @param {string[]} urls */
  function call(urls, code = errors.notPlayable) {
    /** @type {Record<string, string>} */
    const values = {
      ERRORCODE: String(code),
      CACHEBUSTING: String(Math.floor(Math.random() * 90_000_000) + 10_000_000),
      TIMESTAMP: encodeURIComponent(new Date().toISOString()),
    };
    for (const url of urls) new Image().src = url.replace(/\[([A-Z]+)\]/g, (macro, name) => values[name] ?? macro);
  }

  /**
   * Calls the addresses of an event, and dispatches it.
   * @param {HTMLVideoElement} video @param {string} event @param {string[]} urls @param {number} [code]
   */
  function trackEvent(video, event, urls, code) {
    call(urls, code);
    dispatch(video, 'preroll', { event, code });
  }

  /** @param {HTMLVideoElement} video @param {string} name @param {object} detail */
  const dispatch = (video, name, detail) => void video.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));

  /** Seconds of `HH:MM:SS.mmm` or of a share of the whole; NaN for nothing. @param {string} text @param {number} whole */
  function toSeconds(text, whole) {
    if (text.endsWith('%')) return (whole * Number.parseFloat(text)) / 100;
    return text === '' ? Number.NaN : text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  }

  const isWebAddress = (/** @type {string} */ text) => /^https?:/i.test(text);

  /** @param {Element} vast */
  function readAdvert(vast) {
    const advert = vast.querySelector('InLine');
    const inside = advert ?? vast;
    /** @param {string} selector */
    const all = (selector) => Array.from(inside.querySelectorAll(selector), (node) => (node.textContent ?? '').trim());
    const [link = ''] = all('ClickThrough');
    const [script = ''] = all('MediaFile[apiFramework="VPAID"]');
    const [parameters = ''] = all('AdParameters');
    const [branding = ''] = all('Extension[type="preroll"] > Branding');
    const [picture = ''] = all('Icon > StaticResource');
    return {
      hasAdvert: advert !== null,
      isOverlay: inside.querySelector('NonLinear > StaticResource') !== null && inside.querySelector('Linear') === null,
      label: vast.querySelector('Extension[type="preroll"] > Marking')
        ? ''
        : ['Реклама', ...all('Advertiser'), ...all('Extension[type="nroa_inform"] > Erid')].join(' · '),
      link: isWebAddress(link) ? link : '',
      ...{ script, parameters, branding, picture },
      skipOffset: inside.querySelector('Linear')?.getAttribute('skipoffset') ?? '',
      errors: all('Error'),
      impressions: all('Impression'),
      clicks: all('ClickTracking'),
      tracking: Array.from(inside.querySelectorAll('Linear Tracking'), (node) => ({
        event: node.getAttribute('event') ?? '',
        offset: node.getAttribute('offset') ?? '',
        url: (node.textContent ?? '').trim(),
      })),
      files: Array.from(inside.querySelectorAll('MediaFile:not([apiFramework])'), (node) => ({
        url: (node.textContent ?? '').trim(),
        type: node.getAttribute('type') ?? '',
        width: Number(node.getAttribute('width')),
      })),
    };
  }

  /** The smallest file that fills the video, else the largest. @param {HTMLVideoElement} video @param {Advert} advert */
  function chooseFile(video, { files }) {
    const playable = files.filter(({ type }) => video.canPlayType(type) !== '').sort((a, b) => a.width - b.width);
    const mp4 = playable.filter(({ type }) => type === 'video/mp4');
    const choice = mp4.length > 0 ? mp4 : playable;
    const pixels = video.clientWidth * devicePixelRatio;
    return (choice.find(({ width }) => width >= pixels) ?? choice.at(-1))?.url;
  }

  /** Keeps an element over the video; returns what ends that. @param {HTMLVideoElement} video @param {HTMLElement} element */
  function follow(video, element) {
    const place = () => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = video;
      Object.assign(element.style, { left: `${offsetLeft}px`, top: `${offsetTop}px` });
      Object.assign(element.style, { width: `${offsetWidth}px`, height: `${offsetHeight}px` });
    };
    const observer = new ResizeObserver(place);
    observer.observe(video);
    addEventListener('resize', place);
    place();
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }

  /** The label and the buttons over the video. @param {HTMLVideoElement} video @param {AbortSignal} ended */
  function drawControls(video, ended) {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    // unlike an element, allowed by any content security policy
    root.adoptedStyleSheets = [sheet];
    const bar = document.createElement('div');
    const stopFollowing = follow(video, host);
    ended.addEventListener('abort', () => {
      stopFollowing();
      // keyboard users continue with the video
      const hasFocus = document.activeElement === host;
      host.remove();
      if (hasFocus) video.focus();
    });
    root.append(bar);
    video.after(host);

    /** @param {string} text @param {string} className @param {() => void} onClick */
    const button = (text, className, onClick) => {
      const element = document.createElement('button');
      Object.assign(element, { type: 'button', textContent: text, className });
      element.addEventListener('click', onClick);
      return element;
    };
    return { root, bar, button };
  }

  /**
   * Where an advert plays: the page's own `<video>`, or a frame with a script.
   * @typedef {object} Stage
   * @property {boolean} isPaused
   * @property {boolean} isMuted
   * @property {() => void} play
   * @property {() => void} pause
   * @property {(isMuted: boolean) => void} mute
   * @property {(isSkipped: boolean) => void} close
   */

  /**
   * An advert that plays: draws its controls, and reports each of its events once.
   * @param {HTMLVideoElement} video @param {Advert} advert @param {Stage} stage @param {() => void} resumeVideo
   */
  function present(video, advert, stage, resumeVideo) {
    const ending = new AbortController();
    const { signal } = ending;
    const { root, bar, button } = drawControls(video, signal);
    /** @type {Set<string>} */
    const reported = new Set();

    /** @param {string} event @param {string[]} urls @param {number} [code] */
    const report = (event, urls, code, key = event) => {
      if (reported.has(key)) return;
      reported.add(key);
      trackEvent(video, event, urls, code);
    };
    /** @param {string} name */
    const track = (name) =>
      report(
        name,
        advert.tracking.filter(({ event }) => event === name).map(({ url }) => url),
      );

    // for the script that brands the page
    const detail = { branding: advert.picture && advert.link ? { picture: advert.picture, link: advert.link } : null };
    dispatch(video, 'preroll:start', detail);

    const end = (isSkipped = false) => {
      if (signal.aborted) return;
      clearInterval(watch);
      stage.close(isSkipped);
      ending.abort();
      dispatch(video, 'preroll:end', detail);
      resumeVideo();
    };
    /** @param {number} code */
    const fail = (code) => {
      report('error', advert.errors, code);
      end();
    };
    const open = (link = advert.link) => {
      if (!isWebAddress(link)) return;
      report('click', advert.clicks);
      stage.pause();
      window.open(link, '_blank', 'noopener');
    };

    const label = advert.link === '' ? document.createElement('span') : button('', '', () => open());
    Object.assign(label, { className: 'label', textContent: advert.label });
    if (advert.label !== '') root.prepend(label);
    const pause = button('', '', () => (stage.isPaused ? stage.play() : stage.pause()));
    const mute = button('', '', () => stage.mute(!stage.isMuted));
    const skip = button('', 'skip', () => {
      track('skip');
      end(true);
    });
    bar.append(pause, mute);
    // otherwise the label is the link
    if (advert.label === '' && advert.link !== '') bar.append(button(texts.site, '', () => open()));
    const showState = () => {
      pause.textContent = stage.isPaused ? texts.play : texts.pause;
      mute.textContent = stage.isMuted ? texts.unmute : texts.mute;
    };

    let position = -1;
    /** Both in seconds. @param {number} now @param {number} duration */
    const progress = (now, duration) => {
      position = now;
      // unknown before the first frames
      if (!(duration > 0)) return;
      for (const { event, offset, url } of advert.tracking)
        if (event === 'progress' && now >= toSeconds(offset, duration))
          report(event, [url], undefined, event + offset + url);
      if (now >= duration / 4) track('firstQuartile');
      if (now >= duration / 2) track('midpoint');
      if (now >= (duration * 3) / 4) track('thirdQuartile');
      const wait = Math.ceil(toSeconds(advert.skipOffset, duration) - now);
      if (Number.isNaN(wait)) return;
      skip.disabled = wait > 0;
      skip.textContent = wait > 0 ? `${texts.skipIn} ${wait}` : texts.skip;
      if (!skip.isConnected) bar.append(skip);
    };

    let seen = { position, at: Date.now() };
    const watch = setInterval(() => {
      if (stage.isPaused || position !== seen.position) seen = { position, at: Date.now() };
      else if (Date.now() - seen.at > TIMEOUTS.picture) fail(errors.timeout);
    }, 500);
    showState();
    return { report, track, progress, showState, end, fail, open, signal };
  }

  /** @param {HTMLVideoElement} video @param {Advert} advert @param {string} file @param {() => void} resumeVideo */
  function playFile(video, advert, file, resumeVideo) {
    const page = {
      src: video.getAttribute('src'),
      time: video.currentTime,
      controls: video.controls,
      loop: video.loop,
    };
    const stage = {
      get isPaused() {
        return video.paused;
      },
      get isMuted() {
        return video.muted;
      },
      play: () => void video.play().catch(() => {}),
      pause: () => video.pause(),
      mute: (/** @type {boolean} */ isMuted) => void Object.assign(video, { muted: isMuted }),
      close() {
        // a video without controls can't have the focus
        Object.assign(video, { controls: page.controls, loop: page.loop });
        if (page.src === null) video.removeAttribute('src');
        else video.setAttribute('src', page.src);
        video.load();
        const { time } = page;
        if (time > 0)
          video.addEventListener('loadedmetadata', () => Object.assign(video, { currentTime: time }), { once: true });
      },
    };
    const shown = present(video, advert, stage, resumeVideo);
    const { signal } = shown;
    const progress = () => shown.progress(video.currentTime, video.duration);

    /** @type {Record<string, () => void>} */
    const listeners = {
      playing() {
        shown.report('impression', advert.impressions);
        shown.track('start');
      },
      timeupdate: progress,
      play: shown.showState,
      pause: shown.showState,
      volumechange: shown.showState,
      click: () => (video.paused ? stage.play() : shown.open()),
      ended() {
        progress();
        shown.track('complete');
        shown.end();
      },
      error: () => shown.fail(video.error?.code === MediaError.MEDIA_ERR_DECODE ? errors.notPlayable : errors.notFound),
    };
    for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener, { signal });

    // the video's own controls would seek in the advert
    Object.assign(video, { controls: false, loop: false, src: file });
    // if the browser refuses, the advert stays paused with its button
    stage.play();
  }

  /** @param {HTMLVideoElement} video @param {string} tag */
  async function playAdvert(video, tag) {
    const resumeVideo = () => {
      video.play().catch(() => {});
    };
    video.pause();
    try {
      const url = new URL(tag);
      url.searchParams.set('page', location.protocol === 'about:' ? document.referrer : location.href);
      url.searchParams.set('w', String(video.clientWidth));
      url.searchParams.set('h', String(video.clientHeight));
      url.searchParams.set('cb', String(Date.now()));
      // a failing dialog costs no advert
      if ('__tcfapi' in window)
        await load('ask-consent.js')
          .then(({ addConsent }) => addConsent(url.searchParams))
          .catch(() => {});
      // our own server recognises viewers who agree; other servers need not allow credentials
      const credentials = url.origin === new URL(script.src).origin ? 'include' : 'same-origin';
      const answer = await fetch(url, { credentials, signal: AbortSignal.timeout(TIMEOUTS.answer) });
      let vast = new DOMParser().parseFromString(await answer.text(), 'text/xml').documentElement;
      let code = errors.noAdvert;
      if (vast.querySelector('Wrapper')) {
        const { followWrappers } = await load('follow-wrappers.js');
        ({ vast, code } = await followWrappers(vast, tag, trackEvent.bind(null, video, 'error')));
      }
      const advert = readAdvert(vast);
      const file = chooseFile(video, advert);
      const playVideo = () => (file === undefined ? resumeVideo() : playFile(video, advert, file, resumeVideo));
      /** @param {number} code */
      const fallBack = (code) => {
        trackEvent(video, 'error', advert.errors, code);
        playVideo();
      };
      if (advert.isOverlay) {
        resumeVideo();
        /** @param {string} event @param {string[]} urls @param {number} [code] */
        const report = (event, urls, code) => trackEvent(video, event, urls, code);
        /** @param {AbortSignal} ended */
        const draw = (ended) => drawControls(video, ended);
        return load('show-overlay.js')
          .then(({ showOverlay }) =>
            showOverlay({ video, vast, advert, closeText: texts.close, toSeconds, report, draw }),
          )
          .catch(() => report('error', advert.errors, errors.noPicture));
      }
      // missing branding costs no advert
      if (advert.branding)
        await inTime(
          load('load-branding.js').then(({ loadBranding }) => loadBranding(advert.branding)),
          TIMEOUTS.branding,
        ).catch(() => {});
      const withScripts = isWebAddress(advert.script) ? await load('play-script.js').catch(() => null) : null;
      if (withScripts === null && file !== undefined) return playVideo();
      if (withScripts === null) return fallBack(advert.hasAdvert ? errors.noFile : code);
      /** @param {Stage} stage */
      const presentOn = (stage) => present(video, advert, stage, resumeVideo);
      return withScripts.playScript({ video, advert, follow, present: presentOn, fallBack });
    } catch {
      // no answer, no advert
    }
    resumeVideo();
  }

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** Rejects on timeout: the page's video waits. @param {Promise<any>} promise @param {number} timeout */
  const inTime = (promise, timeout) => Promise.race([promise, new Promise((_, reject) => setTimeout(reject, timeout))]);
  const load = (/** @type {string} */ file) => inTime(import(new URL(file, script.src).href), TIMEOUTS.answer);
  const { vast: tag = '', video: id = '' } = script.dataset;
  const begin = () => {
    const video = document.getElementById(id);
    if (!(video instanceof HTMLVideoElement)) return;
    if (video.paused) video.addEventListener('play', () => playAdvert(video, tag), { once: true });
    else void playAdvert(video, tag);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();

import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('./simid.js', import.meta.url), 'utf8');

interface Message {
  sessionId: string;
  messageId: number;
  type: string;
  args: Record<string, unknown>;
}

/** Opens the page in its own window, whose parent is itself because it is a top window; the test acts as the player. */
function open(language = 'en-US') {
  const window = new Window();
  Object.defineProperty(window.navigator, 'language', { value: language });
  const sent: Message[] = [];
  const opened: unknown[][] = [];
  let messageId = 0;
  Object.assign(window, {
    postMessage: (data: string) => sent.push(JSON.parse(data)),
    open: (...call: unknown[]) => opened.push(call),
  });
  window.eval(script);
  const [session] = sent;

  const answers = (act: () => void) => {
    const before = sent.length;
    act();
    return sent.slice(before).map(({ type, args }) => [type, args]);
  };
  const sendMessage = (type: string, args: unknown = {}, sessionId = session?.sessionId) =>
    answers(() => {
      const data = JSON.stringify({ sessionId, messageId, timestamp: 0, type, args });
      messageId += 1;
      window.dispatchEvent(new window.MessageEvent('message', { data, source: window.eval('parent') }));
    });
  const buttons = () => Array.from(window.document.querySelectorAll('button'));
  const press = (label: string) =>
    answers(() =>
      buttons()
        .find(({ textContent }) => textContent === label)
        ?.click(),
    );
  return { session, opened, sendMessage, press, labels: () => buttons().map(({ textContent }) => textContent) };
}

const parameters = { label: 'New tyres', link: 'https://ads.example/c/1' };

/** Opens the page and initializes it up to the start of playback. */
function start(environmentData: object, adParameters: object = parameters, language?: string) {
  const page = open(language);
  page.sendMessage('SIMID:Player:init', {
    environmentData,
    creativeData: { adParameters: JSON.stringify(adParameters) },
  });
  page.sendMessage('SIMID:Player:startCreative');
  return page;
}

it('opens a session, and responds to messages that require it', () => {
  const page = open();
  expect(page.session).toEqual({
    sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    messageId: 0,
    timestamp: expect.any(Number),
    type: 'createSession',
    args: {},
  });
  const init = { environmentData: {}, creativeData: { adParameters: JSON.stringify(parameters) } };
  expect(page.sendMessage('SIMID:Player:init', init)).toEqual([['resolve', { messageId: 0 }]]);
  expect(page.labels()).toEqual([]);
  expect(page.sendMessage('SIMID:Player:startCreative')).toEqual([['resolve', { messageId: 1 }]]);
  expect(page.labels()).toEqual(['New tyres']);
  expect(page.sendMessage('SIMID:Media:timeupdate', { currentTime: 1 })).toEqual([]);
  expect(page.sendMessage('SIMID:Player:adSkipped', {}, 'another')).toEqual([]);
  expect(page.labels()).toEqual(['New tyres']);
  expect(page.sendMessage('SIMID:Player:adSkipped')).toEqual([['resolve', { messageId: 4 }]]);
  expect(page.labels()).toEqual([]);
});

it('rejects invalid parameters', () => {
  const page = open();
  const init = { environmentData: {}, creativeData: { adParameters: '{' } };
  expect(page.sendMessage('SIMID:Player:init', init)).toEqual([
    ['reject', { messageId: 0, value: { errorCode: 1100, reason: expect.stringContaining('JSON') } }],
  ]);
});

it.each([
  ['adHandles', 1, false],
  [undefined, 1, false],
  ['playerHandles', 0, true],
])('opens the page of the advert where navigation is %s', (navigationSupport, opened, playerHandles) => {
  const page = start({ navigationSupport });
  const url = parameters.link;
  expect(page.press('New tyres')).toEqual([['SIMID:Creative:clickThru', { x: 0, y: 0, playerHandles, url }]]);
  expect(page.opened).toEqual(Array(opened).fill([url, '_blank', 'noopener']));
});

it.each<[string, object, object]>([
  ['navigation is not supported', { navigationSupport: 'notSupported' }, parameters],
  ['the link is a script', {}, { link: 'javascript:alert(1)' }],
])('draws no link where %s', (_, environmentData, adParameters) => {
  expect(start(environmentData, adParameters).labels()).toEqual([]);
});

const offersSkipAt = (page: ReturnType<typeof open>, currentTime: number) => {
  page.sendMessage('SIMID:Media:timeupdate', { currentTime });
  return page.labels().includes('Skip');
};

it.each([
  ['the player skips itself', { skippableState: 'playerHandles', skipoffset: '00:00:05' }],
  ['nobody skips', { skippableState: 'notSkippable', skipoffset: '00:00:05' }],
  ['the player says nothing of it', {}],
  ['the player leaves it to the page without a time, and the advert has none', { skippableState: 'adHandles' }],
])('does not offer to skip the advert where %s', (_, environmentData) => {
  const page = start(environmentData);
  expect([0, 5, 1_000].map((time) => offersSkipAt(page, time))).toEqual([false, false, false]);
});

it.each([
  ['00:00:05', null, [0, 4.75], 5],
  ['00:00:05', 3, [0, 4.75], 5],
  ['00:01:05.250', null, [0, 65], 65.25],
  [undefined, 3, [0, 2.75], 3],
  [undefined, 0, [], 0],
])('offers to skip the advert from %s or second %s where the player leaves it to the page', (...row) => {
  const [skipoffset, skipOffset, early, from] = row;
  const page = start({ skippableState: 'adHandles', skipoffset }, { ...parameters, skipOffset });
  expect(early.filter((time) => offersSkipAt(page, time))).toEqual([]);
  expect(offersSkipAt(page, from)).toBe(true);
  offersSkipAt(page, from + 0.25);
  expect(page.labels()).toEqual(['New tyres', 'Skip']);
  expect(page.press('Skip')).toEqual([['SIMID:Creative:requestSkip', {}]]);
  page.sendMessage('SIMID:Player:adSkipped');
  expect(offersSkipAt(page, from + 0.5)).toBe(false);
});

it("uses the viewer's language", () => {
  const page = start({ skippableState: 'adHandles' }, { link: parameters.link, skipOffset: 0 }, 'ru-RU');
  expect(page.labels()).toEqual(['Подробнее', 'Пропустить']);
});

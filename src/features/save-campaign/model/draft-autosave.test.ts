// @vitest-environment node
import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftAutosave } from './draft-autosave';
import type { DraftContext } from './draft-context';
import type { DraftEntry } from './draft-entries';

type Values = Record<string, unknown>;
type Draft = ReturnType<typeof createDraftAutosave>;

/** A request that the server has received and not yet answered. */
interface OpenRequest {
  answer: () => void;
  fail: () => void;
}

const opened: DraftContext = {
  token: 'nadia',
  version: undefined,
  section: 'basics',
  isSubmitting: false,
  isLookingUp: false,
  found: null,
};

let scope: Scope;
let draft: Draft;
let form: Values;
/** The values of each save request in order of arrival; `null` for a removal. */
let requests: (Values | null)[];
let open: OpenRequest[];
/** The sections of drafts that were resumed automatically. */
let resumed: unknown[];

function receive(values: Values | null): Promise<void> {
  requests.push(values);
  return new Promise((resolve, reject) => {
    open.push({ answer: resolve, fail: () => reject(new Error('disk')) });
  });
}

function openForm(change: Partial<DraftContext> = {}, { resumes = false } = {}) {
  const context = { ...opened, ...change };
  draft = createDraftAutosave(context, {
    requests: {
      save: async (values: Blob) => receive(JSON.parse(await values.text()) as Values),
      remove: () => receive(null),
    },
    readForm: () => form,
    fillForm: ({ values }) => type(String(values.name)),
    resumes,
    onResumed: ({ values }) => resumed.push(values.section),
    onRemoved: () => {},
  });
  changeContext(change);
}

// not awaited: these promises resolve only after the pause and all following requests
const changeContext = (change: Partial<DraftContext>) =>
  void allSettled(draft.contextChanged, { scope, params: { ...opened, ...change } });

function type(name: string): void {
  form = { name };
  void allSettled(draft.edited, { scope, params: true });
}

/** Runs all pending tasks that don't depend on a timer. */
const flush = () => new Promise<void>((done) => void setImmediate(done));

async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await flush();
}

async function requestSent() {
  while (open.length === 0) await flush();
}

async function answer(respond: keyof OpenRequest = 'answer') {
  await requestSent();
  open.shift()?.[respond]();
  await flush();
}

async function typeAndSave(name: string) {
  type(name);
  await pass(1000);
  await answer();
}

const isSaved = () => scope.getState(draft.$savedAt) !== null;
const offeredNames = () => scope.getState(draft.$offered).map(({ values }) => values.name);

/** Collects the result of waiting for the last request. */
function settle(): boolean[] {
  const results: boolean[] = [];
  void allSettled(draft.settlementAwaited, { scope, params: (saved: boolean) => results.push(saved) });
  return results;
}

function leave(): boolean[] {
  void allSettled(draft.saveRequested, { scope });
  return settle();
}

const entry = (name: string): DraftEntry => ({ values: { name }, at: new Date('2026-11-20T14:02:00.000Z') });
const foundDraft = (name: string) => ({ values: { name }, updatedAt: new Date('2026-11-20T14:02:00.000Z') });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  scope = fork();
  form = {};
  requests = [];
  open = [];
  resumed = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test('saves once typing has paused for a second', async () => {
  openForm();
  type('A');
  await pass(900);
  type('Autumn');
  await pass(999);
  expect(requests).toEqual([]);
  await pass(1);
  await requestSent();
  expect(requests).toEqual([{ name: 'Autumn', section: 'basics' }]);
  expect(isSaved()).toBe(false);
  await answer();
  expect(isSaved()).toBe(true);
});

test('saves nothing after the edit is undone', async () => {
  openForm();
  type('Autumn');
  void allSettled(draft.edited, { scope, params: false });
  await pass(1000);
  expect(requests).toEqual([]);
});

test('sends one request after another, the last with the newest values', async () => {
  openForm();
  type('A');
  await pass(1000);
  type('Au');
  await pass(1000);
  type('Aut');
  await pass(1000);
  expect(requests).toHaveLength(1);
  await answer();
  expect(isSaved()).toBe(false);
  await answer();
  expect(requests).toEqual([expect.objectContaining({ name: 'A' }), expect.objectContaining({ name: 'Aut' })]);
  expect(isSaved()).toBe(true);
});

test('is not saved while newer input is pending', async () => {
  openForm();
  type('A');
  await pass(1000);
  type('Au');
  await answer();
  expect(isSaved()).toBe(false);
});

test('saves nothing after another user has signed in', async () => {
  openForm();
  type('Autumn');
  changeContext({ token: 'boris' });
  await pass(1000);
  expect(requests).toEqual([]);
  expect(leave()).toEqual([false]);
});

test('reports a draft that is too large instead of sending it', async () => {
  openForm();
  type('a'.repeat(4_000_000));
  await pass(1000);
  expect(requests).toEqual([]);
  expect(scope.getState(draft.$isTooLarge)).toBe(true);
  expect(leave()).toEqual([false]);

  await typeAndSave('a');
  expect(scope.getState(draft.$isTooLarge)).toBe(false);
  expect(isSaved()).toBe(true);
});

test('saves again with the next edit after a failure', async () => {
  openForm();
  type('Autumn');
  await pass(1000);
  await answer('fail');
  expect(isSaved()).toBe(false);
  expect(leave()).toEqual([false]);

  await typeAndSave('Autumn sale');
  expect(isSaved()).toBe(true);
  expect(leave()).toEqual([true]);
});

test('on leaving, saves immediately and waits for the answer', async () => {
  openForm();
  type('Autumn');
  const left = leave();
  await requestSent();
  expect(left).toEqual([]);
  await answer();
  expect(left).toEqual([true]);
});

test('on leaving, waits until the lookup of an earlier draft has finished', async () => {
  openForm({ isLookingUp: true, found: undefined });
  type('Autumn');
  const left = leave();
  await pass(1000);
  expect(requests).toEqual([]);
  changeContext({ found: foundDraft('Spring') });
  await answer();
  expect(requests).toEqual([
    { name: 'Autumn', section: 'basics', earlier: [expect.objectContaining({ values: { name: 'Spring' } })] },
  ]);
  expect(left).toEqual([true]);
});

test('on leaving, does not wait after a failed lookup', async () => {
  openForm({ isLookingUp: true, found: undefined });
  type('Autumn');
  const left = leave();
  changeContext({ found: undefined });
  expect(left).toEqual([false]);
});

test('saves input from before the end of the lookup', async () => {
  openForm({ isLookingUp: true, found: undefined });
  type('Autumn');
  await pass(1000);
  expect(requests).toEqual([]);
  changeContext({});
  await requestSent();
  expect(requests).toEqual([expect.objectContaining({ name: 'Autumn' })]);
});

test('stores the version and the section with the draft', async () => {
  openForm({ version: 1 });
  await typeAndSave('Autumn');
  changeContext({ version: 1, section: 'limits' });
  await pass(1000);
  await answer();
  changeContext({ version: 2, section: 'limits' });
  await pass(1000);
  await requestSent();
  expect(requests).toEqual([
    { name: 'Autumn', version: 1, section: 'basics' },
    { name: 'Autumn', version: 1, section: 'limits' },
    { name: 'Autumn', version: 2, section: 'limits' },
  ]);
});

test('saves nothing when another section is opened without any input', async () => {
  openForm();
  changeContext({ section: 'limits' });
  await pass(1000);
  expect(requests).toEqual([]);
});

test('stores an earlier draft together with the new input', async () => {
  openForm({ found: foundDraft('Spring') });
  await typeAndSave('Autumn');
  expect(requests).toEqual([
    { name: 'Autumn', section: 'basics', earlier: [{ values: { name: 'Spring' }, at: '2026-11-20T14:02:00.000Z' }] },
  ]);
  expect(offeredNames()).toEqual(['Spring']);
});

test('offers the current input when another draft is continued', async () => {
  openForm({ found: foundDraft('Spring') });
  await typeAndSave('Autumn');
  const [spring] = scope.getState(draft.$offered);
  void allSettled(draft.continued, { scope, params: spring as DraftEntry });
  expect(form).toEqual({ name: 'Spring' });
  expect(offeredNames()).toEqual(['Autumn']);
  await pass(1000);
  await requestSent();
  expect(requests.at(-1)).toMatchObject({ name: 'Spring', earlier: [{ values: { name: 'Autumn' } }] });
});

test('on returning, resumes the latest draft automatically and offers the others', async () => {
  const earlier = [{ ...entry('Summer'), at: '2026-11-19T10:00:00.000Z' }];
  openForm({ isLookingUp: true, found: undefined }, { resumes: true });
  const values = { name: 'Spring', version: 3, section: 'limits', earlier };
  changeContext({ version: 3, found: { values, updatedAt: new Date() } });
  expect(form).toEqual({ name: 'Spring' });
  expect(resumed).toEqual(['limits']);
  expect(offeredNames()).toEqual(['Summer']);
});

test.each([
  { what: 'there is none', found: null, version: undefined, typed: {} },
  { what: 'the record has changed', found: foundDraft('Spring'), version: 4, typed: {} },
  { what: 'something is typed', found: foundDraft('Spring'), version: undefined, typed: { name: 'Autumn' } },
])('on returning, resumes no draft if $what', ({ found, version, typed }) => {
  openForm({ isLookingUp: true, found: undefined }, { resumes: true });
  if (typed.name) type(typed.name);
  changeContext({ found, version });
  expect(form).toEqual(typed);
  expect(resumed).toEqual([]);
  expect(offeredNames()).toEqual(found ? ['Spring'] : []);
});

test('removes the only draft when it is discarded', async () => {
  openForm({ found: foundDraft('Spring') });
  const [spring] = scope.getState(draft.$offered);
  void allSettled(draft.discarded, { scope, params: spring as DraftEntry });
  expect(offeredNames()).toEqual([]);
  await answer();
  expect(requests).toEqual([null]);
});

test('keeps the other of two drafts when one is discarded', async () => {
  const earlier = [{ ...entry('Summer'), at: '2026-11-19T10:00:00.000Z' }];
  openForm({ found: { values: { name: 'Spring', earlier }, updatedAt: new Date() } });
  const [spring] = scope.getState(draft.$offered);
  void allSettled(draft.discarded, { scope, params: spring as DraftEntry });
  await answer();
  expect(requests).toEqual([{ earlier }]);
});

test('when a draft is discarded, saves the current input immediately without it', async () => {
  openForm({ found: foundDraft('Spring') });
  type('Autumn');
  const [spring] = scope.getState(draft.$offered);
  void allSettled(draft.discarded, { scope, params: spring as DraftEntry });
  await answer();
  expect(requests).toEqual([{ name: 'Autumn', section: 'basics' }]);
});

test('removes the draft after a pending save if it is forgotten meanwhile', async () => {
  openForm();
  type('Autumn');
  await pass(1000);
  void allSettled(draft.forgotten, { scope });
  const settled = settle();
  await pass(0);
  expect(requests).toHaveLength(1);
  await answer();
  expect(isSaved()).toBe(false);
  expect(settled).toEqual([]);
  await answer();
  expect(requests).toEqual([expect.objectContaining({ name: 'Autumn' }), null]);
  expect(settled).toEqual([false]);
});

test('saves nothing after the end', async () => {
  openForm();
  type('Autumn');
  void allSettled(draft.ended, { scope });
  type('Autumn sale');
  await answer();
  await pass(1000);
  expect(requests).toEqual([null]);
  expect(leave()).toEqual([false]);
});

test.each([
  [true, 1],
  [false, 0],
])('closing the form while isSubmitting is %s sends %i requests', async (isSubmitting, count) => {
  openForm();
  type('Autumn');
  changeContext({ isSubmitting });
  void allSettled(draft.closed, { scope });
  await pass(1000);
  expect(requests).toHaveLength(count);
});

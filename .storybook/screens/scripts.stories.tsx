import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetScriptCodeMockHandler,
  getGetScriptSettingsMockHandler,
  getGetScriptSettingsResponseMock,
  getListScriptSettingsMockHandler,
  getListScriptSettingsResponseMock,
} from '@/shared/api/generated/endpoints/scripts/scripts.msw';
import { choose } from '@/shared/testing/choose';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/Scripts',
  component: Screen,
  args: { path: '/admin/settings-global/scripts/vpaid' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = { path: '/admin/settings-global/scripts/vpaid/1' };
const script = getGetScriptSettingsResponseMock();
const scripts = getListScriptSettingsResponseMock();
const listed = (rows: typeof scripts, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListScriptSettingsMockHandler(rows)),
  play: async (context) => {
    await shows('VPAID scripts')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

export const Success = listed(scripts, 'Survey unit');
export const Empty = listed([], 'No scripts yet');
const long = scripts.map((row) => ({ ...row, name: longName.slice(0, 120) }));
export const OnAPhone = { ...listed(long, longName.slice(0, 120)), globals: phoneWindow };

/** A syntax error is shown with its line and column in the code. */
export const WrongSyntax: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { source_code: ['Line 2, column 11: Unexpected token'] };
    msw.use(
      http.post('/backend/api/settings/scripts', () => HttpResponse.json({ error: 'x', errors }, { status: 422 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New script' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Broken');
    await userEvent.click(screen.getByRole('button', { name: 'Create script' }));
    await expect(await screen.findByText('Required')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste('\n  var a = ;');
    await userEvent.click(screen.getByRole('button', { name: 'Create script' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Line 2, column 11: Unexpected token'),
    );
    await expect(screen.getByLabelText('Code')).toHaveValue('\n  var a = ;');
  },
};

const upload = async (
  name: string,
  content: BlobPart,
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
) =>
  userEvent.upload(
    screen.getByLabelText('Drop a script here', { selector: 'input' }),
    new File([content], name, { type: 'text/javascript' }),
  );

/** A file fills the field. A file that is not text is refused before sending, and only the latest refusal is shown. */
export const FromFile: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New script' }));
    const code = await screen.findByLabelText('Code');
    await upload('utf-16.js', new Uint8Array([0xff, 0xfe, 0x76, 0]), userEvent);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^utf-16.js: This is not a text in UTF-8/));
    await upload('large.js', ';'.repeat(512_001), userEvent);
    await expect(await screen.findByText('large.js is 512 kB. The limit is 512 kB.')).toBeVisible();
    await waitFor(() => expect(code).not.toHaveAccessibleDescription());
    await upload('unit.js', '\ufeffvar unit;\n', userEvent);
    await waitFor(() => expect(code).toHaveValue('var unit;\n'));
    await expect(code).not.toHaveAccessibleDescription();
  },
};

/** The server fetches the code from the URL and reports errors in it. */
export const WrongAddress: Story = {
  beforeEach: ({ msw }) => {
    const errors = { url: ['The host sent text/html instead of JavaScript'] };
    msw.use(
      http.patch('/backend/api/settings/scripts/1', () => HttpResponse.json({ error: 'x', errors }, { status: 422 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Overlay unit' }));
    await choose({ userEvent }, 'New version');
    await userEvent.click(await screen.findByLabelText('Address'));
    const address = await screen.findByRole('textbox', { name: /^Address/ });
    await userEvent.type(address, 'https://units.example/page{Enter}');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/The host sent text\/html instead of JavaScript/));
  },
};

const tested = (code: string, expected: string[], kind: 'vpaid' | 'branding' = 'vpaid'): Story => ({
  args: { path: `/admin/settings-global/scripts/${kind}/1` },
  beforeEach: ({ msw }) => {
    msw.use(getGetScriptCodeMockHandler(code), getGetScriptSettingsMockHandler({ ...script, kind }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test run' }));
    const result = await canvas.findByRole('list', { name: 'Result of the test run' }, { timeout: 10_000 });
    const steps = within(result).getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual(expected);
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

const unit = "window.getVPAIDAd = () => ({ handshakeVersion: () => '2.0' });";
const withoutErrors = 'The script ran without errors';

export const TestRun = tested(unit, [
  withoutErrors,
  'getVPAIDAd() returned a unit',
  "handshakeVersion('2.0') answered “2.0”",
]);
export const TestRunFails = tested(
  'window.getVPAIDAd = () => ({\n  handshakeVersion() {\n    return missing;\n  },\n});',
  [
    'Line 3, column 5: ReferenceError: missing is not defined',
    'getVPAIDAd() returned a unit',
    "handshakeVersion('2.0') answered nothing",
  ],
);
export const TestRunOfBranding = tested("/* </script> */ document.body.append('\u2028');", [withoutErrors], 'branding');
/** The frame has access to neither the page around it nor the network. */
export const TestRunOutside = tested(
  "fetch('/backend/api/auth/me').catch(() => { throw Error('no network'); });\nparent.document;",
  [expect.stringMatching(/^Line 2, column 8: .*SecurityError/), 'Unhandled rejection: Error: no network'] as string[],
  'branding',
);
/** A script that never ends is terminated, without blocking the page. */
export const TestRunWithoutEnd = tested('for (;;);', ['The script did not finish within 5 seconds and was ended']);
/** The run ends as soon as the frame navigates to another page. */
export const TestRunLeaves = tested("location.href = 'about:blank';", ['The script left its page']);

/** The versions don't move when the code arrives. */
export const CodeOnItsWay: Story = {
  tags: ['nightly'],
  args: page,
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/settings/scripts/1/versions/3/code', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('region', { name: 'Code of version 3' });
    await expect(await within(code).findByRole('status')).toHaveTextContent('Loading');
    // the code itself is up to 24rem high
    await expect(code.clientHeight).toBeGreaterThan(384);
  },
};

/** A new version starts with the current code and must differ from it. */
export const NewVersion: Story = {
  args: { path: `${page.path}?version=1` },
  beforeEach: ({ msw }) => {
    const saved = { ...script, current: { ...script.current, number: 4 } };
    msw.use(
      getGetScriptCodeMockHandler(({ params }) => `var unit = ${params.number};`),
      http.patch('/backend/api/settings/scripts/1', async ({ request }) => {
        const { source_code } = (await request.json()) as { source_code: string };
        return source_code === 'var unit = 3; // with sound'
          ? HttpResponse.json(saved)
          : HttpResponse.json({ error: source_code }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New version' }));
    const code = await screen.findByLabelText('Code');
    await expect(code).toHaveValue('var unit = 3;');
    await userEvent.click(screen.getByRole('button', { name: 'Save as version 4' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^This is the code of version 3/));
    await userEvent.type(code, ' // with sound');
    await userEvent.click(screen.getByRole('button', { name: 'Save as version 4' }));
    await expect(await notice('Version 4 of Overlay unit saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An earlier version is restored as the next version. */
export const Restore: Story = {
  args: page,
  beforeEach: ({ msw }) => {
    const restored = { ...script, current: { ...script.current, number: 4, restored_from: 2 } };
    msw.use(
      http.post('/backend/api/settings/scripts/1/versions/2/restoration', async ({ request }) =>
        HttpResponse.json({ ...restored, ...((await request.json()) as object) }),
      ),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shows('Overlay unit')(context);
    await expect(await canvas.findByRole('group', { name: 'Code of version 3' })).toHaveTextContent('getVPAIDAd');
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore version 2' }));
    const question = await screen.findByRole('alertdialog', { name: 'Restore version 2?' });
    await expect(question).toHaveTextContent('Its code becomes version 4');
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await expect(await notice('Version 2 restored as 4')).toBeVisible();
  },
};

export const EarlierOnAPhone: Story = {
  tags: ['nightly'],
  args: { path: `${page.path}?version=1` },
  globals: phoneWindow,
  play: async (context) => {
    await shows('Overlay unit')(context);
    await expect(await context.canvas.findByText('Code of version 1, an earlier one')).toBeVisible();
  },
};

/** A script of the other kind is not found. */
export const OtherKind: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/scripts/branding/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
};

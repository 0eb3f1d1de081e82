import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signedIn, signedOut } from '@/entities/session';
import type { SupportPanel } from '@/shared/api';
import { loopbackServer } from '@/shared/testing';
import { system } from '@/shared/theme';
import { Toaster } from '@/shared/ui/toaster';
import { createAppQueryClient } from '../providers/query-client';
import { AppRouterProvider } from './app-router-provider';
import { createAppRouter } from './create-app-router';

const server = loopbackServer();

const signIn = (...supportPanels: SupportPanel[]) =>
  signedIn({
    token: 'a-token',
    user: {
      id: 7,
      login: 'nadia@preroll.test',
      name: 'Nadia Petrova',
      status: 'working',
      support_panels: supportPanels,
      is_admin: false,
      folders_enabled: true,
      currency: 'RUB',
      timezone: 'Europe/Moscow',
      preferences: { theme: null, tables: {}, views: {} },
    },
  });

let router: ReturnType<typeof createAppRouter>;

/** Opens an address in a window of its own, as whoever is signed in. */
function open(path: string, basepath?: string): void {
  const queryClient = createAppQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  router = createAppRouter({ queryClient, history, ...(basepath && { basepath }) });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <AppRouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  onTestFinished(() => {
    for (const dismiss of document.querySelectorAll<HTMLElement>('[role=status] button')) dismiss.click();
    root.unmount();
    document.body.replaceChildren();
    signedOut();
  });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

/** Where somebody is, the title of what they see there, the frame around it, and what they were told. */
const shown = () => ({
  address: router.state.location.href,
  title: document.querySelector('h1')?.textContent,
  frame: document.querySelector('nav[aria-label=Sections]') ? 'cabinet' : 'public',
  notices: Array.from(document.querySelectorAll('[role=status] p'), (text) => text.textContent),
});

const MAIN_SCREEN = { address: '/', title: 'Video advertising, in the open', frame: 'public', notices: [] };

test.each(['/manager/campaigns', '/webmaster/sites', '/manager', '/nope', '/nope/campaigns', '/Advertiser/x'])(
  '%s is not found in the public area by an advertiser, and nothing is asked for',
  async (path) => {
    signIn('advertiser');
    open(path);
    await expect.poll(shown).toMatchObject({ title: 'Not found', frame: 'public', notices: [] });
    expect(server.calls).toEqual([]);
  },
);

test.each(['/admin', '/admin/campaigns', '/admin/moderation', '/admin/settings-global/resolution', '/admin/nowhere'])(
  '%s is the main screen without the admin panel, and nothing is asked for',
  async (path) => {
    signIn('manager', 'advertiser');
    open(path);
    await expect.poll(shown).toEqual(MAIN_SCREEN);
    expect(server.calls).toEqual([]);
  },
);

test.each(['/nope', '/nope/deep/er', '/recover', '/campaigns'])('%s is not found by visitors', async (path) => {
  open(path);
  await expect.poll(shown).toEqual({ address: path, title: 'Not found', frame: 'public', notices: [] });
});

test.each(['/', '/home', '/index.html', '/home/'])('%s is the main screen', async (path) => {
  open(path);
  await expect.poll(shown).toMatchObject({ title: MAIN_SCREEN.title, notices: [] });
});

test.each(['/advertiser', '/advertiser/nowhere', '/webmaster/sites', '/admin/campaigns', '/forbidden'])(
  '%s is closed to visitors: they are told so on the main screen, and nothing is asked for',
  async (path) => {
    open(path);
    await expect.poll(shown).toEqual({ ...MAIN_SCREEN, notices: ['You are not authorized'] });
    expect(server.calls).toEqual([]);
  },
);

test('below a base path, guards lead to its root', async () => {
  open('/cabinet/advertiser/campaigns', '/cabinet/');
  await expect
    .poll(() => ({ ...shown(), address: router.history.location.href }))
    .toEqual({ ...MAIN_SCREEN, address: '/cabinet/', notices: ['You are not authorized'] });
});

// last: the frame's calls leave late, and none of the tests above may see one
test.each([
  '/advertiser/campaigns/abc',
  '/advertiser/campaigns/7x/edit',
  '/advertiser/campaigns/-1',
  '/advertiser/campaigns/0',
  '/advertiser/campaigns/1e3',
  '/advertiser/campaigns/adverts/abc',
  '/advertiser/campaigns/99999999999999999999',
  '/advertiser/campaigns/new-campaign/nowhere',
  '/advertiser/nowhere',
  '/advertiser/sites',
  '/advertiser/moderation',
  '/advertiser/settings-global/resolution',
])('%s is no id or no section, and not found in the cabinet', async (path) => {
  // the frame waits for what it has asked for
  server.answers(() => {});
  signIn('advertiser');
  open(path);
  await expect.poll(shown).toMatchObject({ address: path, title: 'Not found', frame: 'cabinet' });
});

import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { $cabinet, signedIn, signedOut } from '@/entities/session';
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

/** Opens an address in a new application, with the current session. */
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

/** The address, the page's title, the frame around it, and the toasts that are shown. */
const shown = () => ({
  address: router.state.location.href,
  title: document.querySelector('h1')?.textContent,
  frame: document.querySelector('nav[aria-label=Sections]') ? 'cabinet' : 'public',
  notices: Array.from(document.querySelectorAll('[role=status] p'), (text) => text.textContent),
});

const MAIN_SCREEN = { address: '/', title: 'Video advertising, in the open', frame: 'public', notices: [] };

test.each(['/manager/campaigns', '/webmaster/sites', '/manager', '/nope', '/nope/campaigns', '/Advertiser/x'])(
  '%s is Not found in the public frame for an advertiser, and no call is sent',
  async (path) => {
    signIn('advertiser');
    open(path);
    await expect.poll(shown).toMatchObject({ title: 'Not found', frame: 'public', notices: [] });
    expect(server.calls).toEqual([]);
  },
);

test.each(['/admin', '/admin/campaigns', '/admin/moderation', '/admin/settings-global/resolution', '/admin/nowhere'])(
  '%s redirects users without the admin cabinet to the main screen, and no call is sent',
  async (path) => {
    signIn('manager', 'advertiser');
    open(path);
    await expect.poll(shown).toEqual(MAIN_SCREEN);
    expect(server.calls).toEqual([]);
  },
);

test.each(['/nope', '/nope/deep/er', '/recover', '/campaigns'])('%s is Not found for visitors', async (path) => {
  open(path);
  await expect.poll(shown).toEqual({ address: path, title: 'Not found', frame: 'public', notices: [] });
});

test.each(['/', '/home', '/index.html', '/home/'])('%s shows the main screen', async (path) => {
  open(path);
  await expect.poll(shown).toMatchObject({ title: MAIN_SCREEN.title, notices: [] });
});

test.each(['/advertiser', '/advertiser/nowhere', '/webmaster/sites', '/admin/campaigns', '/forbidden'])(
  '%s redirects visitors to the main screen with a toast, and no call is sent',
  async (path) => {
    open(path);
    await expect.poll(shown).toEqual({ ...MAIN_SCREEN, notices: ['You are not authorized'] });
    expect(server.calls).toEqual([]);
  },
);

test('guards redirect to the root of the base path', async () => {
  open('/cabinet/advertiser/campaigns', '/cabinet/');
  await expect
    .poll(() => ({ ...shown(), address: router.history.location.href }))
    .toEqual({ ...MAIN_SCREEN, address: '/cabinet/', notices: ['You are not authorized'] });
});

// these must be last: the frame sends its calls late, and the tests above must not see any of them
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
])('%s has an invalid id or section and is not found inside the cabinet', async (path) => {
  // the frame waits for the answers to its calls
  server.answers(() => {});
  signIn('advertiser');
  open(path);
  await expect.poll(shown).toMatchObject({ address: path, title: 'Not found', frame: 'cabinet' });
});

test('calls are sent from the cabinet that is open, and from "block" in the public area', async () => {
  server.answers(() => {});
  signIn('advertiser');
  open('/advertiser/nowhere');
  await expect.poll(() => $cabinet.getState()).toBe('advertiser');
  await router.navigate({ to: '/about' });
  expect($cabinet.getState()).toBe('block');
});

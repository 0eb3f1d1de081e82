import { signedIn, signedOut } from '@/entities/session';
import type { SupportPanel } from '@/shared/api';

const user = (panels: SupportPanel[], isAdmin = false) => ({
  id: 7,
  login: 'nadia@preroll.test',
  name: 'Nadia Petrova',
  status: 'working' as const,
  support_panels: panels,
  is_admin: isAdmin,
  folders_enabled: true,
});

const signIn = (panels: SupportPanel[], isAdmin?: boolean) => () => {
  signedIn({ token: 'token-of-a-story', user: user(panels, isAdmin) });
};

/** Who looks at a screen: `beforeEach: as.advertiser`. */
export const as = {
  visitor: () => {
    signedOut();
  },
  /** Signed in, without any cabinet. */
  nobody: signIn([]),
  advertiser: signIn(['advertiser']),
  webmaster: signIn(['webmaster']),
  manager: signIn(['manager']),
  admin: signIn(['admin'], true),
  managerAndAdvertiser: signIn(['manager', 'advertiser']),
};

import type { StoryContext } from '@storybook/react-vite';
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
  currency: 'RUB',
  timezone: 'Europe/Moscow',
  preferences: { theme: null, tables: {}, views: {} },
});

const signIn = (panels: SupportPanel[], isAdmin?: boolean) => () => {
  signedIn({ token: 'token-of-a-story', user: user(panels, isAdmin) });
};

const leave = () => {
  signedOut();
};

const roles = {
  visitor: leave,
  advertiser: signIn(['advertiser']),
  webmaster: signIn(['webmaster']),
  manager: signIn(['manager']),
  admin: signIn(['admin'], true),
};

const isRole = (name: unknown): name is keyof typeof roles => Object.hasOwn(roles, String(name));

/** The toolbar's choice goes before the story's. */
const unlessChosen =
  (enter: () => void) =>
  ({ globals }: Pick<StoryContext, 'globals'>): void =>
    (isRole(globals.role) ? roles[globals.role] : enter)();

/** Who looks at a screen: `beforeEach: as.advertiser`. */
export const as = {
  visitor: unlessChosen(roles.visitor),
  /** Signed in, without any cabinet. */
  nobody: unlessChosen(signIn([])),
  advertiser: unlessChosen(roles.advertiser),
  webmaster: unlessChosen(roles.webmaster),
  manager: unlessChosen(roles.manager),
  admin: unlessChosen(roles.admin),
  /** In the admin cabinet without being an admin. */
  adminPanelOnly: unlessChosen(signIn(['admin'])),
  managerAndAdvertiser: unlessChosen(signIn(['manager', 'advertiser'])),
};

import type { StoryContext } from '@storybook/react-vite';
import { $viewer, signedIn, signedOut, type Viewer } from '@/entities/session';
import type { SupportPanel, User } from '@/shared/api';
import { getGetMeResponseMock } from '@/shared/api/generated/endpoints/auth/auth.msw';

/** The users of the contract's examples, by their cabinet. */
const people = {
  admin: { id: 1, login: 'admin@preroll.test', name: 'Vera Orlova' },
  manager: { id: 3, login: 'manager@preroll.test', name: 'Timur Akhmetov' },
  webmaster: { id: 9, login: 'webmaster@preroll.test', name: 'Oleg Sokolov' },
  advertiser: { id: 7, login: 'advertiser@preroll.test', name: 'Nadia Petrova' },
} satisfies Partial<Record<SupportPanel, Partial<User>>>;

const panelsByRank = ['admin', 'manager', 'webmaster', 'advertiser'] as const;

const personWith = ({ supportPanels, isAdmin }: Viewer) => ({
  ...people[panelsByRank.find((panel) => supportPanels.includes(panel)) ?? 'advertiser'],
  support_panels: [...supportPanels],
  is_admin: isAdmin,
});

/** The signed-in user, as the server knows them. */
export const currentUser = () => personWith($viewer.getState() ?? { supportPanels: ['advertiser'], isAdmin: false });

const signIn =
  (supportPanels: readonly SupportPanel[], isAdmin = false) =>
  () => {
    signedIn({ token: 'token-of-a-story', user: getGetMeResponseMock(personWith({ supportPanels, isAdmin })) });
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

/** The role chosen in the toolbar takes precedence over the story's. */
const unlessChosen =
  (enter: () => void) =>
  ({ globals }: Pick<StoryContext, 'globals'>): void =>
    (isRole(globals.role) ? roles[globals.role] : enter)();

/** Signs in with a role: `beforeEach: as.advertiser`. */
export const as = {
  visitor: unlessChosen(roles.visitor),
  /** Signed in without any cabinet. */
  nobody: unlessChosen(signIn([])),
  advertiser: unlessChosen(roles.advertiser),
  webmaster: unlessChosen(roles.webmaster),
  manager: unlessChosen(roles.manager),
  admin: unlessChosen(roles.admin),
  /** With the admin cabinet, but without the admin flag. */
  adminPanelOnly: unlessChosen(signIn(['admin'])),
  managerAndAdvertiser: unlessChosen(signIn(['manager', 'advertiser'])),
};

import { announceAdvert } from '../../advertising/adverts/announce-advert.ts';
import type { Actor, Viewer } from '../../platform/access/viewer.ts';
import { type Outcome, toBulkResult } from '../../platform/bulk/change-each.ts';
import { listChanges } from '../../platform/changes/list-changes.ts';
import { refused } from '../../platform/contract/api-error.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { endReasons } from '../auth/end-reasons.ts';
import type { InvitationMails } from '../auth/invitation-mails.ts';
import { createInvitation, type Invitation } from '../auth/invitations.ts';
import { lockAdmins } from './admins.ts';
import type { ChangedUser } from './change-user.ts';
import { changeUsers } from './change-users.ts';
import { listActivity } from './list-activity.ts';
import { listUsers } from './list-users.ts';
import { removeUser } from './remove-user.ts';
import { createUser, updateUser } from './save-user.ts';
import { cannotSignInMessage, describeUser, findUser, lockUser } from './user-queries.ts';
import { endAllSessions, endSession, listSessions } from './user-sessions.ts';
import { writeActionChange } from './write-action-change.ts';

export interface UserDeps {
  db: Db;
  invitationMails: InvitationMails;
  backgroundTasks: BackgroundTasks;
  realtime: Pick<Realtime, 'sessionEnded' | 'signedOut' | 'accountLocked' | 'rightsChanged' | 'advertChanged'>;
}

type Operations =
  | 'listUsers'
  | 'createUser'
  | 'changeUsers'
  | 'getUser'
  | 'updateUser'
  | 'removeUser'
  | 'inviteUser'
  | 'listUserSessions'
  | 'endUserSessions'
  | 'endUserSession'
  | 'listUserActivity'
  | 'listUserChanges';

export function userHandlers(deps: UserDeps): Pick<Handlers, Operations> {
  const { db, invitationMails, backgroundTasks, realtime } = deps;

  /** Informs open connections about a change; further calls are checked against the database anyway. */
  const notify = ({ user, lockedBy, hasOtherRights, reviewed }: ChangedUser) => {
    for (const changed of reviewed) announceAdvert(realtime, changed);
    const status = user.status === 'ban' ? 'ban' : 'lock';
    if (lockedBy !== null) realtime.accountLocked(user.id, { error: lockedBy, status });
    else if (hasOtherRights) realtime.rightsChanged(user.id);
  };

  const endedBy = ({ user, tokenHash: own }: Pick<Viewer, 'user' | 'tokenHash'>, userId: number, tokenHash: string) => {
    if (tokenHash === own) realtime.signedOut(tokenHash);
    else realtime.sessionEnded(tokenHash, user.id === userId ? endReasons.elsewhere : endReasons.byAdmin);
  };

  return {
    async listUsers(call) {
      return { status: 200, body: await listUsers(db, call) };
    },

    async createUser({ viewer, body }) {
      const invitation = await createUser(db, viewer, body);
      backgroundTasks.begin('an invitation', () => invitationMails.send(invitation));
      return { status: 201, body: await describeUser(db, invitation.userId) };
    },

    async changeUsers({ viewer, body, request }) {
      const outcomes = await changeUsers(db, viewer, body, request.log);
      for (const outcome of outcomes) if (outcome.ok) notify(outcome.done);
      return { status: 200, body: { results: outcomes.map(toResult) } };
    },

    async getUser({ params }) {
      return { status: 200, body: await describeUser(db, params.userId) };
    },

    async updateUser({ viewer, params, body }) {
      notify(await updateUser(db, viewer, params.userId, body));
      return { status: 200, body: await describeUser(db, params.userId) };
    },

    async removeUser(call) {
      for (const tokenHash of await removeUser(db, call)) realtime.sessionEnded(tokenHash, endReasons.removed);
      return { status: 204, body: undefined };
    },

    async inviteUser({ viewer, params: { userId } }) {
      // waits, so that the response states whether it was sent
      await invitationMails.send(await inviteAgain(db, viewer, userId));
      return { status: 200, body: await describeUser(db, userId) };
    },

    async listUserSessions({ viewer, params: { userId } }) {
      await findUser(db, userId);
      return { status: 200, body: await listSessions(db, userId, viewer) };
    },

    async endUserSessions({ viewer, params: { userId } }) {
      const ended = await db.transaction(async (tx) => {
        await lockAdmins(tx, viewer);
        await lockUser(tx, userId);
        return endAllSessions(tx, viewer, userId);
      });
      for (const tokenHash of ended) endedBy(viewer, userId, tokenHash);
      return { status: 204, body: undefined };
    },

    async endUserSession({ viewer, params }) {
      const ended = await db.transaction(async (tx) => {
        await lockAdmins(tx, viewer);
        return endSession(tx, viewer, params);
      });
      endedBy(viewer, params.userId, ended);
      return { status: 204, body: undefined };
    },

    async listUserActivity({ params: { userId }, query }) {
      await findUser(db, userId);
      return { status: 200, body: await listActivity(db, userId, query) };
    },

    async listUserChanges({ params: { userId: recordId }, query }) {
      await findUser(db, recordId);
      return { status: 200, body: await listChanges(db, { kind: 'user', recordId, page: query }) };
    },
  };
}

/** Includes the version, so that the client can undo exactly this change. */
const toResult = (outcome: Outcome<ChangedUser>) => ({
  ...toBulkResult(outcome),
  ...(outcome.ok && { version: outcome.done.user.version }),
});

const inviteAgain = (db: Db, viewer: Actor, userId: number): Promise<Invitation> =>
  db.transaction(async (tx) => {
    await lockAdmins(tx, viewer);
    const user = await lockUser(tx, userId);
    if (user.invitedAt === null) throw refused('This user has set a password already');
    if (user.status !== 'working') throw refused(cannotSignInMessage(user));
    await writeActionChange(tx, viewer, userId, { field: 'invitation', done: 'sent again' });
    return createInvitation(tx, user);
  });

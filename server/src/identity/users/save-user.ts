import { normalizePhone, validateUser } from '@preroll/rules/user/user';
import { refuseUnknownCurrency } from '../../money/currencies/refuse-unknown-currency.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import { createToken } from '../../platform/access/tokens.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { createInvitation, type Invitation } from '../auth/invitations.ts';
import { hashPassword } from '../auth/passwords.ts';
import { lockAdmins, refuseFlag } from './admins.ts';
import { type ChangedUser, changeUser, refuseManager, type UserChange } from './change-user.ts';
import { transferClientsOfFormerManager } from './transfer-clients.ts';
import { lockUser, toUserFields } from './user-queries.ts';

type Schemas = components['schemas'];

/**
 * Creates a user without a password, and the key of their invitation.
 * @throws ApiError 403, 422
 */
export async function createUser(db: Db, actor: Actor, body: Schemas['UserCreate']): Promise<Invitation> {
  const legal = { legal_form: null, legal_name: '', inn: '', kpp: '' };
  const errors = validateUser({ ...legal, ...body });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  // a random password: the invitation sets the first one
  const passwordHash = await hashPassword(createToken());
  const creation = db.transaction(async (tx) => {
    refuseFlag(actor, await lockAdmins(tx, actor), body.is_admin ?? false);
    await refuseManager(tx, body.manager_id ?? null);
    await refuseUnknownCurrency(tx, body.currency);
    const { login, name, ...others } = toUserChange(body);
    const row = { ...others, login: body.login.toLowerCase(), name: body.name, passwordHash, updatedBy: actor.user.id };
    const user = expectRow(await tx.insert(users).values(row).returning());
    const fields = changedFields({}, toUserFields(user)).filter(({ new: value }) => value !== '' && value !== false);
    await writeChanges(tx, actor, { kind: 'user', recordId: user.id, fields, action: 'created' });
    return createInvitation(tx, user);
  });
  return rejectDuplicateLogin(creation);
}

/**
 * Updates a user.
 * @throws ApiError 400 for an outdated edit and refused rights, 403, 404, 422
 */
export function updateUser(
  db: Db,
  actor: Actor,
  userId: number,
  { version, clients_to: clientsTo, ...body }: Schemas['UserUpdate'],
): Promise<ChangedUser> {
  const change = db.transaction(async (tx) => {
    const admins = await lockAdmins(tx, actor);
    const before = await lockUser(tx, userId);
    refuseStaleEdit(before, version);
    const changed = await changeUser(tx, actor, admins, before, toUserChange(body));
    const [lost, left] = [before.supportPanels, changed.user.supportPanels];
    await transferClientsOfFormerManager(tx, actor, { userId, before: lost, after: left, clientsTo });
    return changed;
  });
  return rejectDuplicateLogin(change);
}

/**
 * Updates the actor's own account.
 * @throws ApiError 400 for an outdated edit, 422
 */
export function updateAccount(
  db: Db,
  viewer: Pick<Actor, 'user'>,
  { version, ...body }: Schemas['AccountUpdate'],
): Promise<ChangedUser> {
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, viewer.user.id);
    refuseStaleEdit(before, version);
    return changeUser(tx, viewer, null, before, toUserChange(body));
  });
}

function toUserChange(body: Omit<Schemas['UserUpdate'], 'version' | 'clients_to'>): UserChange {
  const change: { [K in keyof UserChange]: UserChange[K] | undefined } = {
    login: body.login?.toLowerCase(),
    name: body.name,
    status: body.status,
    statusReason: body.status_reason,
    supportPanels: body.support_panels,
    isAdmin: body.is_admin,
    foldersEnabled: body.folders_enabled,
    managerId: body.manager_id,
    phone: body.phone === undefined ? undefined : normalizePhone(body.phone),
    legalForm: body.legal_form,
    legalName: body.legal_name,
    inn: body.inn,
    kpp: body.kpp,
    currency: body.currency,
    timezone: body.timezone,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** @throws ApiError 422 when another user has the login */
export const rejectDuplicateLogin = <Result>(write: Promise<Result>) =>
  rejectDuplicate(write, 'users_login', { login: ['There is a user with this e-mail already'] });

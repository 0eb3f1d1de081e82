/**
 * Hidden username field, which tells password managers whose entry to update. Needed in every form that sets a password
 * without asking for the login.
 */
export const AccountField = ({ login }: { login: string }) => (
  <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
);

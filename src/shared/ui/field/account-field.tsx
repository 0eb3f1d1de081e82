/**
 * Hidden username field: tells password managers whose password is changed, so that they update the right entry. Needed
 * in every form that sets a password without asking for the login.
 */
export const AccountField = ({ login }: { login: string }) => (
  <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
);

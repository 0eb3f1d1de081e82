/**
 * Nothing to see: tells a password manager whose password is being changed, so that it renews the right entry. Every
 * form that sets a password without asking for the login has one.
 */
export const AccountField = ({ login }: { login: string }) => (
  <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
);

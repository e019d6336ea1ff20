/** Tells password managers whose password it is; nobody sees or reaches it. */
export function UserNameField({ email }: { readonly email: string | undefined }) {
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />;
}

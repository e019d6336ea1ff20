import { demoAccounts, demoPassword, signInPathOf } from './demo-world/demo-accounts.ts';

/** For the start screen: a JSON array of `{ role, email, password, totpSecret, signInPath }`; no secret means no second factor. */
console.log(
  JSON.stringify(
    demoAccounts.map((account) => ({
      role: account.role,
      email: account.email,
      password: demoPassword,
      totpSecret: account.totpSecret ?? null,
      signInPath: signInPathOf(account),
    })),
  ),
);

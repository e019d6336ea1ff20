import { expect, it } from 'vitest';

it('keeps every name that areas rely on', async () => {
  const surface = {
    './account': Object.keys(await import('./account/index.ts')).sort(),
    './new-password': Object.keys(await import('./new-password/index.ts')).sort(),
    './sign-in': Object.keys(await import('./sign-in/index.ts')).sort(),
    './standalone': Object.keys(await import('./standalone/index.ts')).sort(),
  };
  expect(surface).toMatchInlineSnapshot(`
    {
      "./account": [
        "AccountSettings",
        "ComingSoon",
      ],
      "./new-password": [
        "NewPasswordFields",
        "ResetPasswordForm",
        "UserNameField",
        "useNewPassword",
      ],
      "./sign-in": [
        "AlreadySignedIn",
        "CodeField",
        "ForgotPasswordForm",
        "SignInForm",
        "StaffLogin",
        "useAddressSecret",
        "useFields",
        "useResend",
        "useSignInMessages",
      ],
      "./standalone": [
        "startAlone",
      ],
    }
  `);
});

it('offers what is listed here and nothing else', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "actFor",
      "actingFor",
      "activeRole",
      "afterLogoutOf",
      "canEnter",
      "closeSession",
      "currentSession",
      "dashboardOf",
      "followOtherTabs",
      "keptEmailOf",
      "lifetimeOf",
      "noteSessionUse",
      "onSessionChange",
      "openSession",
      "personOf",
      "restoreSession",
      "returnAddress",
      "sessionDeadline",
      "useSession",
    ]
  `);
});

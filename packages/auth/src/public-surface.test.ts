import { expect, it } from 'vitest';

it('offers what is listed here and nothing else', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "activeRole",
      "afterLogoutOf",
      "canEnter",
      "closeSession",
      "currentSession",
      "dashboardOf",
      "followOtherTabs",
      "lifetimeOf",
      "noteSessionUse",
      "onSessionChange",
      "openSession",
      "restoreSession",
      "returnAddress",
      "sessionDeadline",
      "useSession",
    ]
  `);
});

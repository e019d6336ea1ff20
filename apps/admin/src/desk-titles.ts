/** Spec §2.9, as the menu says it. */
export const deskTitles = {
  taxManagers: { en: 'Tax Managers', ha: 'Manajojin haraji' },
  consultConnect: { en: 'Consult Connect', ha: 'Consult Connect' },
  taxSupport: { en: 'Tax Support', ha: 'Tallafin haraji' },
} as const;

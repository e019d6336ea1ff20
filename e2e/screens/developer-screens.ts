import type { Preparation, Screen } from './screen.ts';

const inNode: Preparation = async (page) => {
  await page.locator('label[for="in-node"]').first().click();
  await page.locator('.dev-in-node').first().waitFor();
};

/** The reference of the partners' interface: read, with another language chosen, at an error, and its other pages. */
export const developerScreens: readonly Screen[] = [
  { name: 'developers', path: '/developers' },
  { name: 'developers, Hausa', path: '/developers', language: 'ha' },
  { name: 'developers, examples in Node', path: '/developers', prepare: inNode },
  { name: 'developers, at an error', path: '/developers#tsp.head-not-allowed' },
  { name: 'developers, keys', path: '/developers/authentication' },
  { name: 'developers, keys, Hausa', path: '/developers/authentication', language: 'ha' },
  { name: 'developers, changelog', path: '/developers/changelog' },
  { name: 'developers, signatures', path: '/developers/signatures' },
];

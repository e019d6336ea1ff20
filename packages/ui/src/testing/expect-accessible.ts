import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * What axe finds in the page as it stands: names, roles, labels, order. Contrast and landmarks need a browser and the whole page; the
 * stories look at those.
 */
export async function expectAccessible(page: Element = document.body): Promise<void> {
  // Without the browser's own style sheet axe takes what is hidden for what is seen.
  const { violations } = await axe.run(
    { include: [page], exclude: [['[hidden]']] },
    {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    },
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

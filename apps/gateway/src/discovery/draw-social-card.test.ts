import { expect, it } from 'vitest';
import { linesOf } from './draw-social-card.ts';
import { socialCardSize } from './social-card-path.ts';

const description =
  'Operators of masts, towers and fibre declare them, see what they cost line by line, and pay one bill at a bank of theirs.';

it.each([
  ['Mining', 1, 3],
  ['Stamp Duty & Capital Gains Tax', 2, 2],
  ['Communication Infrastructure Assessment Portal of the state and of each of its agencies', 3, 2],
])('of "%s" no line lies upon another', (name, titleLines, most) => {
  const { title, lead } = linesOf({ name, description: `${description} ${description}` });
  expect(title).toHaveLength(titleLines);
  expect(lead).toHaveLength(most);
  expect(lead.at(-1)?.words).toMatch(/…$/);
  const all = [...title, ...lead];
  for (const [index, { y, size }] of all.entries())
    if (index > 0) expect(y - size).toBeGreaterThan(all[index - 1]?.y ?? 0);
  // The host's name stands below in letters of 26.
  expect(lead.at(-1)?.y ?? 0).toBeLessThan(socialCardSize.height - 92 - 26);
});

import { expect, test } from '../actors/payer.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { screensOf } from '../screens/screens.ts';
import { origin } from '../world/addresses.ts';
import { browserOptions } from '../world/browser-options.ts';
import { demoBillReferences } from '../world/demo-bills.ts';
import { fitsAnyScreen } from './public-page-looks.ts';

// What a person sets once for all pages: media queries in em answer to it, as to no style of a page.
test.use({ launchOptions: browserOptions('--blink-settings=defaultFontSize=32') });
test.describe.configure({ timeout: 300_000 });

/** Those with the most and the longest on them: problems at fields, amounts, references, dialogs. */
const fullest = [
  ...[
    'home, wrong reference',
    'menu',
    'page, banners',
    'faq, answers open',
    'message, incomplete',
    'message, answered',
  ],
  ...[
    'consult-connect, problems',
    'consultation, times',
    'consultation, details with problems',
    'consultation, booked',
  ],
  ...['consultation, cancel question', 'agents, active card', 'agents, application with problems'],
  ...['masts and fibre, company with problems', 'masts and fibre, site by hand', 'masts and fibre, assessment'],
  ...[
    'masts and fibre, declared',
    'masts and fibre, rejected',
    'bill, long texts',
    'bill, several lines',
    'bill, paid',
  ],
  ...['bill, under review', 'bill, not found', 'gateways', 'gateways, bank', 'gateways, session failed'],
  ...['confirmation, waiting', 'confirmation, not in time', 'verification, genuine', 'verification, altered'],
  ...['login, every error', 'login, refused', 'second factor, set up', 'second factor, recovery codes'],
  ...['register, popup', 'register, wrong NIN', 'register, proof', 'forgot password, page', 'reset password, rules'],
  ...['reset password, page with errors', 'signup, every error', 'signup, password errors'],
  ...['hausa, bill', 'hausa, login', 'hausa, message', 'hausa, masts and fibre', 'hausa, times'],
];

test('With text twice as large forms, bills and dialogs have their room on a phone', async ({ browser }) => {
  const screens = screensOf(demoBillReferences()).filter(({ name }) => fullest.includes(name));
  expect(screens.map(({ name }) => name).sort()).toEqual([...fullest].sort());
  for (const { name, path, language = 'en', prepare } of screens) {
    await test.step(name, async () => {
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
      context.setDefaultTimeout(15_000);
      await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
      const page = await context.newPage();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await startsThePage(page);
      await prepare?.(page);
      await fitsAnyScreen(page, name);
      await context.close();
    });
  }
});

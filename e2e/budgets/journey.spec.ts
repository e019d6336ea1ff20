import { expect, test } from '@playwright/test';
import { costOfWholeJourney } from './journey.ts';
import { limits } from './limits.ts';

test('Finding a bill, paying it and holding the receipt costs a payer little', async ({
  launchOptions,
  viewport,
  locale,
  timezoneId,
}) => {
  const { bytes } = await costOfWholeJourney(launchOptions, {
    viewport,
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
  });
  expect(bytes).toBeLessThanOrEqual(limits.journeyKb * 1000);
  // Less cannot be: then something was not counted.
  expect(bytes).toBeGreaterThan(100_000);
});

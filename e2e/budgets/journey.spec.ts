import { expect, test } from '@playwright/test';
import { costOfWholeJourney, paces } from './journey.ts';
import { limits } from './limits.ts';

for (const pace of paces) {
  test(`Finding a bill, paying it and holding the receipt costs a payer who ${pace} little`, async ({
    launchOptions,
    viewport,
    locale,
    timezoneId,
  }) => {
    const phone = { viewport, ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
    const { bytes } = await costOfWholeJourney(launchOptions, phone, pace);
    expect(bytes).toBeLessThanOrEqual(limits.journeyKb[pace] * 1000);
    // Less cannot be: then something was not counted.
    expect(bytes).toBeGreaterThan(100_000);
  });
}

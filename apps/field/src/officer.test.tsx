import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSheet, enrolled, token, visitId } from './testing/a-sheet.ts';
import { type Answer, json, onAPhone } from './testing/on-a-phone.tsx';

const pin = '482913';
let answers: Record<string, Answer> = {};
let phone: Awaited<ReturnType<typeof onAPhone>>;

beforeEach(async () => {
  localStorage.clear();
  const sheet = await aSheet();
  answers = {
    'POST /field/officer-phones': () => json(enrolled(sheet)),
    'POST /field/visits': () => json(sheet),
  };
  phone = await onAPhone(answers);
});
afterEach(() => phone.end());

async function enrol() {
  await phone.start(`#officer=${token}`);
  await phone.withPin(pin, 'Enrol this phone');
  await phone.sees('Sheet of 27/11/2026');
}

it('the sheet says who, where, what is owed and what is served, shows the bill as a code, and that no money is taken', async () => {
  await enrol();
  expect(phone.asked[0]).toMatchObject({ call: 'POST /field/officer-phones', body: { token, pin } });
  expect(location.hash).toBe('');
  await phone.press('Open');
  for (const words of [
    '<b>Ƙasuwa</b> & Sons',
    'Kakuri Industrial 22',
    '₦2,418,600',
    'DMN-2026-00000874',
    'KDH/3312/26',
  ])
    await phone.sees(words);
  await phone.sees('Take no money, ever.');
  expect(phone.page.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('KD7Q4M2X9TBC1VWZ');
  expect(phone.page.querySelector('b b')).toBeNull();
  await phone.press('Hausa');
  await phone.sees('Kada ka taɓa karɓar kuɗi');
  for (const outcome of ['An isar da takardu', 'Ya ƙi', 'Wurin a rufe yake'])
    expect(phone.button(outcome)).toBeDefined();
});

it('without a network the PIN opens the sheet, and what happened waits on the phone until it is sent, once', async () => {
  await enrol();
  await phone.kill();
  answers['POST /field/visits'] = () => 'no-network';
  await phone.start();
  await phone.withPin(pin, 'Open the list');
  await phone.press('Open');
  expect(phone.button('Say what happened')?.getAttribute('aria-disabled')).toBe('true');
  await phone.press('Says it is paid');
  await phone.press('Write the number of the receipt');
  expect(await phone.store().count('records')).toBe(0);
  await phone.type('Number on the receipt', 'R-17');
  await phone.press('Keep it');
  await phone.sees('1 kept on this phone');
  await phone.sees('<b>Ƙasuwa</b> & Sons');
  const [waiting] = await phone.store().getAll('records');
  expect(waiting?.visitId).toBe(visitId);
  expect(JSON.stringify(waiting)).not.toContain('R-17');
  await phone.press('Visits');
  await phone.sees('1 noted');
  const got: string[] = [];
  answers['PUT /field/visit-reports/'] = ({ sealed }) => {
    got.push(String(sealed));
    return json({ photosWanted: [] });
  };
  await phone.press('Kept');
  await phone.press('Try to send now');
  await phone.sees('Nothing waits on this phone');
  expect(got).toEqual([waiting?.sealed]);
  expect(phone.asked.filter(({ call }) => call === `PUT /field/visit-reports/${waiting?.id}`).length).toBeGreaterThan(
    0,
  );
});

it('a visit that was called off meanwhile is said at the next contact, and what is captured for it is kept', async () => {
  await enrol();
  const off = await aSheet({ state: 'called-off', endReason: 'The demand is paid.' });
  answers['POST /field/visits'] = () => json(off);
  await phone.kill();
  await phone.start();
  await phone.withPin(pin, 'Open the list');
  await phone.sees('Called off. Do not go');
  await phone.press('Open');
  await phone.sees('The demand is paid.');
  await phone.press('Premises closed');
  await phone.press('Keep it');
  await phone.sees('1 kept on this phone');
});

it('a lock takes the sheet at the next contact, and what waits goes on waiting', async () => {
  await enrol();
  await phone.press('Open');
  await phone.press('Refused');
  answers['PUT /field/visit-reports/'] = () => json({ code: 'field-device.locked' }, 403);
  await phone.press('Keep it');
  await phone.sees('The desk has locked this phone');
  expect((await phone.store().get('device', 'own'))?.day).toBeUndefined();
  expect(await phone.store().count('records')).toBe(1);
});

import Bowser from 'bowser';

/** "Chrome on Android", as far as a browser says. For people to recognise, never to decide by. */
export function deviceNameOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100);
}

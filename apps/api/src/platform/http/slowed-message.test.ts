import { expect, it } from 'vitest';
import { slowedMessage } from './slowed-message.ts';

const now = new Date('2026-11-23T13:17:20Z');

it.each([
  [1, 'en', 'Too many attempts. Try again in 1 second'],
  [45, 'en', 'Too many attempts. Try again in 45 seconds'],
  [45, 'ha', 'An gwada sau da yawa. Sake gwadawa bayan daƙiƙa 45'],
  // 14:17:20 in Lagos, and a quarter of an hour.
  [900, 'en', 'Too many attempts. Try again at 14:33, in 15 minutes'],
  [900, 'ha', 'An gwada sau da yawa. Sake gwadawa da ƙarfe 14:33, bayan minti 15'],
  [60, 'en', 'Too many attempts. Try again at 14:19, in 1 minute'],
] as const)('%i seconds in %s: %s', (seconds, language, message) => {
  expect(slowedMessage(seconds, language, now)).toBe(message);
});

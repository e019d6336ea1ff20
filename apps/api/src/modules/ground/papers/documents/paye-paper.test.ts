import { expect, it } from 'vitest';
import { nameOnPaper } from './paye-paper.ts';

it('says of a name that an organisation gave itself that no office has confirmed it, in the language of the paper', () => {
  expect(nameOnPaper('Zaria Mills', true, 'en')).toBe('Zaria Mills (Not confirmed by a tax office)');
  expect(nameOnPaper('Zaria Mills', true, 'ha')).toBe('Zaria Mills (Ofishin haraji bai tabbatar ba)');
  expect(nameOnPaper('Zaria Mills', false, 'en')).toBe('Zaria Mills');
  expect(nameOnPaper('Amina Bello', undefined, 'en')).toBe('Amina Bello');
});

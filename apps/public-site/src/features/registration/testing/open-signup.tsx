import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, aLookUp, nin, openRegistration, provedLookUp } from './open-registration.tsx';

/** What the NIN step leaves in the tab. */
export function givenLookUp(): void {
  sessionStorage.clear();
  sessionStorage.setItem('pay_kd_reg_nin', nin);
  sessionStorage.setItem('pay_kd_reg_look_up', JSON.stringify({ token: 'look-up-1', categoryId: 1, sentTo: 'phone' }));
}

export const password = 'Harmattan-2026';
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const summary = async () =>
  (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement;
export const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
export const proved: Answers = { '/registrations/look-ups/current': () => Response.json(provedLookUp) };
export const unproved: Answers = { '/registrations/look-ups/current': () => Response.json(aLookUp()) };
export const accepted: Answers = { '/registrations': () => Response.json({ email: 'amina@example.ng' }) };

export async function openSignup(url = '/signup', answers: Answers = proved, language: 'en' | 'ha' = 'en') {
  const page = await openRegistration(url, answers, language);
  await screen.findByRole('combobox', { name: language === 'en' ? 'State' : 'Jiha' });
  return page;
}

/** At once rather than key by key: these tests are not about typing. */
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** What the register does not know. */
export async function completesDetails() {
  fill('Occupation', 'Tailor');
  await userEvent.selectOptions(field('State'), await screen.findByRole('option', { name: 'Kaduna' }));
  await userEvent.selectOptions(field('City (LGA)'), await screen.findByRole('option', { name: 'Zaria' }));
  fill('Address 1', '5 Emir Road');
  await next();
  await title('Create password');
}

export async function completesPassword(chosen = password) {
  fill('Password', chosen);
  fill('Confirm password', chosen);
  await userEvent.type(field('Confirm password'), '{Enter}');
}

import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../feedback/error-summary.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { TextField } from './index.ts';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

type Mode = NonNullable<DraftFormOptions<string, unknown>['mode']>;
const draftKey = 'draft-form-under-test';
const send = vi.fn();
const typed = vi.fn();

function Form({ mode, initial }: { readonly mode: Mode; readonly initial: Record<'name' | 'city' | 'nin', string> }) {
  const form = useDraftForm({
    draftKey,
    initial,
    notKept: ['nin'],
    parse({ name, city, nin }) {
      const problems = { ...(name.length < 3 && { name: 'Enter a name' }), ...(!city && { city: 'Enter a city' }) };
      if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
      return { kind: 'complete', value: `${name} of ${city}, ${nin}` };
    },
    mode,
    labelOf: (field) => field,
    onTyped: typed,
  });
  const input = (name: 'name' | 'city' | 'nin') => (
    <TextField key={form.keyOf(name)} {...form.field(name)} label={name} />
  );
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <ErrorSummary key={form.tries} problems={form.summary} />
      {input('name')}
      {input('city')}
      {input('nin')}
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.refuse({ city: 'We know no such city', country: 'Unknown' })}>
        Refuse
      </button>
      <button type="button" onClick={() => form.refuse({}, 'Nothing was sent')}>
        Fail
      </button>
      <button type="button" onClick={form.reset}>
        Begin anew
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const summary = () => screen.getByRole('alert').parentElement;
const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

describe.each(['controlled', 'uncontrolled'] as const)('a %s form', (mode) => {
  const open = (initial = { name: '', city: '', nin: '' }) => renderUi(<Form mode={mode} initial={initial} />);

  it('hands on what was typed, as it is sent', async () => {
    open();
    await userEvent.type(field('name'), 'Amina');
    await userEvent.type(field('city'), 'Zaria');
    await press('Send');

    expect(send.mock.calls).toEqual([['Amina of Zaria, ']]);
    expect(typed).toHaveBeenCalledTimes(10);
  });

  it('shows every problem when it is sent, and leaves whoever mends the first in its field', async () => {
    open();
    await press('Send');
    expect(lines()).toEqual(['name: Enter a name', 'city: Enter a city']);
    expect(document.activeElement).toBe(summary());

    await userEvent.type(field('name'), 'Amina');

    expect(field('name').value).toBe('Amina');
    expect(document.activeElement).toBe(field('name'));
    expect(field('name').getAttribute('aria-invalid')).toBeNull();
    expect(field('city').getAttribute('aria-invalid')).toBe('true');
    expect(send).not.toHaveBeenCalled();
  });

  it('takes the focus to the summary at each try, with the same words too', async () => {
    open();
    await press('Send');
    await press('Send');

    expect(document.activeElement).toBe(summary());
  });

  it('says once why nothing was sent where no field is at fault, with the focus there, each time anew', async () => {
    open();
    await press('Fail');
    expect(screen.getAllByText('Nothing was sent')).toHaveLength(1);
    expect(document.activeElement).toBe(summary());
    await press('Fail');
    expect(document.activeElement).toBe(summary());
    await userEvent.type(field('name'), 'Amina');
    await userEvent.type(field('city'), 'Zaria');
    await press('Send');
    expect(screen.queryByText('Nothing was sent')).toBeNull();
  });

  it('says what is wrong with a field that was changed and left, and nothing of one that was only passed', async () => {
    open();
    await userEvent.click(field('city'));
    await userEvent.type(field('name'), 'A');
    expect(screen.queryByText('Enter a name')).toBeNull();
    await userEvent.tab();

    expect(screen.getByText('Enter a name')).toBeDefined();
    expect(screen.queryByText('Enter a city')).toBeNull();
    expect(lines()).toEqual([]);
  });

  it('says nothing while a button is pressed, which would move from under the finger; what is pressed says it', async () => {
    open();
    const user = userEvent.setup();
    await user.type(field('name'), 'A');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
    expect(screen.queryByText('Enter a name')).toBeNull();

    await user.pointer('[/MouseLeft]');
    expect(lines()).toEqual(['name: Enter a name', 'city: Enter a city']);
  });

  it('shows what the server says at its field until that changes, even when it is left again', async () => {
    open();
    put('name', 'Amina');
    put('city', 'Atlantis');
    await press('Refuse');
    expect(lines()).toEqual(['city: We know no such city']);

    await userEvent.click(field('city'));
    await userEvent.tab();
    expect(field('city').getAttribute('aria-invalid')).toBe('true');
    put('city', 'Zaria');
    expect(field('city').getAttribute('aria-invalid')).toBeNull();

    await press('Send');
    expect(send).toHaveBeenCalledOnce();
    expect(lines()).toEqual([]);
  });

  it('has again what was typed, without what may not be kept; what was emptied is filled anew', () => {
    const first = open();
    put('name', 'Amina');
    put('city', '');
    put('nin', '12345678901');
    expect(sessionStorage.getItem(draftKey)).not.toContain('12345678901');
    first.unmount();

    open({ name: '', city: 'Zaria', nin: '' });

    expect([field('name').value, field('city').value, field('nin').value]).toEqual(['Amina', 'Zaria', '']);
    expect(typed).toHaveBeenCalledTimes(2);
  });

  it('begins anew with nothing kept', async () => {
    open();
    put('name', 'A');
    await press('Send');
    await press('Begin anew');

    expect(field('name').value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });
});

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../feedback/error-summary.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { DateField } from './date-field.tsx';
import { draftOf } from './draft.ts';
import { FileRow, type FileRowProps } from './file-row.tsx';
import { formatFileSize } from './file-size.ts';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

describe('the stepper', () => {
  it('says which step one is at, how many there are and which are done, without colour', () => {
    renderUi(<Stepper label="Registration" steps={['Details', 'Password', 'Verify']} current={2} />);

    const steps = within(screen.getByRole('list', { name: 'Registration' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '✓Step 1 of 3: Details (done)',
      '2Step 2 of 3: Password',
      '3Step 3 of 3: Verify',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});

describe('the date field', () => {
  it('shows the slashes while only digits are typed, and asks for the pad of digits', async () => {
    const change = vi.fn();
    renderUi(<DateField label="Date of birth" onChange={(event) => change(event.currentTarget.value)} />);
    const field = screen.getByLabelText<HTMLInputElement>('Date of birth');

    await userEvent.type(field, '28021990');

    expect(field.value).toBe('28/02/1990');
    expect(change).toHaveBeenLastCalledWith('28/02/1990');
    expect(field.inputMode).toBe('numeric');
  });

  it('lets one take characters back', async () => {
    renderUi(<DateField label="Date of birth" defaultValue="28/02/1990" />);
    const field = screen.getByLabelText<HTMLInputElement>('Date of birth');

    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');

    expect(field.value).toBe('28/02');
  });
});

describe('a document to hand in', () => {
  const quiet = { onChoose: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onDelete: vi.fn() };
  const row = (props: Partial<FileRowProps>) =>
    renderUi(
      <ul>
        <FileRow
          label="Passport photograph"
          accept="image/png"
          state="missing"
          file={undefined}
          {...quiet}
          {...props}
        />
      </ul>,
    );
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const portrait = new File(['x'], 'portrait.png', { type: 'image/png' });

  beforeEach(() => vi.clearAllMocks());

  it('is chosen as a file or taken as a photo, and may be chosen again after a failure', async () => {
    const { container } = row({});
    expect(names()).toEqual(['Choose a file', 'Take a photo']);
    const [picker, camera] = container.querySelectorAll('input');
    expect(camera?.getAttribute('capture')).toBe('environment');
    expect(picker?.accept).toBe('image/png');

    if (picker) await userEvent.upload(picker, portrait);
    if (picker) await userEvent.upload(picker, portrait);

    expect(quiet.onChoose.mock.calls).toEqual([[portrait], [portrait]]);
  });

  it('says how much of it has left and can be stopped', async () => {
    row({ state: 'sending', file: portrait, progress: 0.42 });

    expect(screen.getByText('Sending: 42%')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Passport photograph' })).toHaveProperty('value', 42);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(quiet.onCancel).toHaveBeenCalledOnce();
  });

  it('says why it failed, and offers another try, another file, or none', async () => {
    row({ state: 'failed', file: portrait, error: 'Only PNG and JPEG pictures are accepted' });

    expect(screen.getByRole('alert').textContent).toContain('Only PNG and JPEG pictures are accepted');
    expect(names()).toEqual(['Try again', 'Replace', 'Take a photo', 'Delete']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(quiet.onRetry).toHaveBeenCalledOnce();
  });

  it('shows name and size once it is there, and nothing to change once it is final', () => {
    row({ state: 'received', file: { name: 'portrait.png', size: 245_300 }, isFinal: true });

    expect(screen.getByText('portrait.png', { exact: false }).textContent).toBe('portrait.png 245 KB');
    expect(screen.getByText('Received')).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    [1, '1 KB'],
    [999_400, '999 KB'],
    [999_500, '1.0 MB'],
    [10_485_760, '10.5 MB'],
  ])('of %i bytes is %s', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words);
  });
});

describe('a draft', () => {
  const draft = draftOf('draft-under-test');
  beforeEach(() => sessionStorage.clear());

  it('gives back what was kept until it is forgotten', () => {
    draft.keep({ firstName: 'Amina' });
    expect(draftOf('draft-under-test').read()).toEqual({ firstName: 'Amina' });

    draft.forget();

    expect(draft.read()).toEqual({});
  });

  it.each(['nonsense', 'null', '[1]', '{"firstName":{"a":1}}'])('is empty when the storage holds %s', (stored) => {
    sessionStorage.setItem('draft-under-test', stored);

    expect(draft.read()).toEqual({});
  });

  it('is lost and harms nobody where the browser keeps nothing', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(() => draft.keep({ firstName: 'Amina' })).not.toThrow();
    setItem.mockRestore();
  });
});

describe('the error summary', () => {
  it('tells fields with the same message apart', () => {
    renderUi(
      <>
        <input id="first" aria-label="First" />
        <ErrorSummary
          problems={[
            { fieldId: 'first', label: 'First name', message: 'Field is required' },
            { fieldId: 'last', label: 'Last name', message: 'Field is required' },
          ]}
        />
      </>,
    );

    fireEvent.click(screen.getByRole('link', { name: 'First name: Field is required' }));

    expect(document.activeElement?.id).toBe('first');
    expect(screen.getByRole('link', { name: 'Last name: Field is required' })).toBeDefined();
  });
});

import { ApiError } from '@portal/api-client';
import { mdaBillFields, reasonSchema, resetSecondFactor } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { Link } from '@portal/platform/router';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { DateField, MoneyField, TextField } from '@portal/ui/forms';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ChoiceField,
  ConfirmDialog,
  ContractForm,
  FilesField,
  FormDialog,
  ListField,
  ReasonDialog,
  useContractForm,
} from './index.ts';
import type { Schema } from './problems.ts';

interface Sent {
  readonly reason: string;
  readonly mdaId: number;
  readonly dueOn?: string;
  readonly note?: string;
  readonly lines: readonly { readonly amountKobo: number }[];
  readonly files: readonly File[];
}

/** Of the contract's own field rules. */
const schema: Schema<Sent> = {
  safeParse(value) {
    const sent = value as Sent;
    const issues = [
      ...issuesOf(['reason'], reasonSchema.safeParse(sent.reason)),
      ...issuesOf(['mdaId'], mdaBillFields.mdaId.safeParse(sent.mdaId)),
      ...sent.lines.flatMap(({ amountKobo }, index) =>
        issuesOf(['lines', index, 'amountKobo'], mdaBillFields.amountKobo.safeParse(amountKobo)),
      ),
    ];
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: sent };
  },
};

function issuesOf(
  path: PropertyKey[],
  parsed: { success: boolean; error?: { issues: readonly { readonly message: string }[] } },
) {
  return parsed.success ? [] : (parsed.error?.issues ?? []).map(({ message }) => ({ path, message }));
}

const mdas = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, displayField: `Ministry ${index + 1}` }));
const save = vi.fn(async (_: Sent): Promise<{ readonly id: number }> => ({ id: 7 }));
const act = vi.fn(async (_?: string) => ({}));
const refusalOf = (fieldErrors: Readonly<Record<string, string>>, message = 'Mend it') =>
  new ApiError({ type: '', title: '', status: 422, code: 'request.invalid', message, fieldErrors, requestId: 'r' });

function useSample() {
  return useContractForm({
    kinds: {
      reason: 'text',
      mdaId: 'id',
      dueOn: 'day',
      note: 'text?',
      lines: [{ amountKobo: 'kobo' }],
      files: 'files',
    },
    schema,
    labels: {
      reason: 'Purpose',
      mdaId: 'MDA',
      dueOn: 'Due on',
      note: 'Note',
      lines: 'Lines',
      amountKobo: 'Amount',
      files: 'Slip',
    },
    initial: { lines: [{ amountKobo: 1_250_050 }] },
    words: { mdaId: 'Choose who is paid' },
    save,
    done: ({ id }) => `Saved as ${id}`,
  });
}

function Fields({ form }: { readonly form: ReturnType<typeof useSample> }) {
  return (
    <>
      <TextField {...form.field('reason')} />
      <ChoiceField {...form.field('mdaId')} choices={mdas} required />
      <DateField {...form.field('dueOn')} />
      <TextField {...form.field('note')} />
      <ListField {...form.rows('lines')} add="Add a line" min={1}>
        {(at) => <MoneyField {...form.field(`lines.${at}.amountKobo`)} label={`Amount ${at + 1}`} />}
      </ListField>
      <FilesField {...form.files('files')} accept=".png" bytesMax={10} />
    </>
  );
}

function Screen() {
  const form = useSample();
  return (
    <>
      <Link to="/admin/elsewhere">Elsewhere</Link>
      <Link to="/admin?page=2">Page two</Link>
      <Link to="/admin?record=b">Another record</Link>
      <ContractForm form={form} action="Save it">
        <Fields form={form} />
      </ContractForm>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'form' | 'reason' | 'two-step' | 'confirm'>();
  const close = () => setOpen(undefined);
  const own = { onClose: close, action: 'Suspend', variant: 'danger', done: 'Suspended' } as const;
  return (
    <>
      {(['form', 'reason', 'two-step', 'confirm'] as const).map((kind) => (
        <button key={kind} type="button" onClick={() => setOpen(kind)}>
          Open {kind}
        </button>
      ))}
      {open === 'form' && <SampleDialog onClose={close} />}
      {(open === 'reason' || open === 'two-step') && (
        <ReasonDialog {...own} title="Suspend 2 users" confirm={act} isTwoStep={open === 'two-step'}>
          They are signed out.
        </ReasonDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog {...own} title="Suspend 2 users" confirm={act}>
          They are signed out.
        </ConfirmDialog>
      )}
    </>
  );
}

function SampleDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useSample();
  return (
    <FormDialog title="A bill" form={form} action="Save it" onClose={onClose}>
      <TextField {...form.field('reason')} />
    </FormDialog>
  );
}

const area = defineArea({
  id: 'admin',
  navigation: [],
  routes: [
    { path: '/admin', element: <Screen /> },
    { path: '/admin/dialogs', element: <Dialogs /> },
    { path: '/admin/elsewhere', element: <h1>Elsewhere</h1> },
  ],
  loadMessages: async () => {},
});

const open = (path = '/admin', language: 'en' | 'ha' = 'en') =>
  renderArea(area, path, {
    fetch: vi.fn(),
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function fill() {
  await user.type(field('Purpose'), 'Renewal of a licence');
  await press('MDA: Choose');
  await user.type(await screen.findByRole('combobox', { name: 'Search: MDA' }), 'ministry 17{Enter}');
}

beforeEach(() => {
  clearToasts();
  save.mockReset().mockResolvedValue({ id: 7 });
  act.mockReset().mockResolvedValue({});
});

describe('a form of what an endpoint takes', () => {
  it('sends what was typed as the contract has it, and says that it is done', async () => {
    await open();
    await fill();
    await user.type(field('Due on'), '28022027');
    await press('Add a line');
    await user.type(field('Amount 2'), '100');
    await user.tab();
    expect(field('Amount 2').value).toBe('100.00');
    await press('Save it');

    expect(await screen.findAllByText('Saved as 7')).not.toEqual([]);
    expect(save.mock.calls.map(([body]) => body)).toEqual([
      {
        reason: 'Renewal of a licence',
        mdaId: 17,
        dueOn: '2027-02-28',
        lines: [{ amountKobo: 1_250_050 }, { amountKobo: 10_000 }],
        files: [],
      },
    ]);
  });

  it('sends nothing that the contract would refuse, and says it at the field and above', async () => {
    await open();
    await user.clear(field('Amount 1'));
    await user.type(field('Amount 1'), '12 naira');
    await press('Save it');

    const links = document.querySelectorAll('.ui-error-summary a');
    expect([...links].map(({ textContent }) => textContent)).toEqual([
      'Purpose: Field is required',
      'MDA: Field is required',
      'Amount: This cannot be right',
    ]);
    expect(field('Amount 1').getAttribute('aria-invalid')).toBe('true');
    expect(save).not.toHaveBeenCalled();
  });

  it('shows at its fields what the server refuses, keeps what was typed, and sends it again when mended', async () => {
    save.mockRejectedValueOnce(refusalOf({ reason: 'Taken already', 'lines.0.amountKobo': 'Too much for that' }));
    await open();
    await fill();
    await press('Save it');

    expect((await screen.findAllByText('Taken already')).length).toBe(1);
    expect(screen.getByText('Too much for that')).toBeDefined();
    expect(field('Purpose').value).toBe('Renewal of a licence');
    await press('Save it');
    expect(await screen.findAllByText('Saved as 7')).not.toEqual([]);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('says the server’s words when no field is at fault, and its own when nothing came back', async () => {
    save.mockRejectedValueOnce(refusalOf({}, 'Closed for today')).mockRejectedValueOnce(new Error('network'));
    await open();
    await fill();
    await press('Save it');
    expect(await screen.findByText('Closed for today')).toBeDefined();
    await press('Save it');
    expect(await screen.findByText('This could not be done. Try again shortly')).toBeDefined();
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer: (value: { id: number }) => void = () => {};
    save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await open();
    await fill();
    await press('Save it');
    await press('Saving. Please wait...');
    answer({ id: 7 });
    expect(await screen.findAllByText('Saved as 7')).not.toEqual([]);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('refuses a file that is too large before it is sent, and takes one back', async () => {
    await open();
    const picker = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('There is nowhere to choose a file');
    await user.upload(picker, new File(['01234567890'], 'large.png', { type: 'image/png' }));
    expect(screen.getByText('large.png is larger than 1 KB')).toBeDefined();
    await user.upload(picker, new File(['0'], 'slip.png', { type: 'image/png' }));
    expect(screen.getByText('slip.png')).toBeDefined();
    await press('Remove slip.png');
    expect(screen.queryByText('slip.png')).toBeNull();
  });

  it('speaks Hausa', async () => {
    await open('/admin', 'ha');
    await press('Save it');
    expect(screen.getByText('Purpose: Dole a cika wannan')).toBeDefined();
  });
});

describe('what was typed and not saved', () => {
  it('is asked about before another screen takes its place; staying keeps it, leaving leaves', async () => {
    const { router } = await open();
    await user.type(field('Note'), 'half a sent');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/admin');
    expect(field('Note').value).toBe('half a sent');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  });

  it('is asked about before another record comes, not before the next page does', async () => {
    const { router } = await open();
    await user.type(field('Note'), 'half a sent');
    await user.click(screen.getByRole('link', { name: 'Page two' }));
    expect(router.state.location.search).toBe('?page=2');
    await user.click(screen.getByRole('link', { name: 'Another record' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('is nothing any more once it was saved or taken back', async () => {
    await open();
    await fill();
    await press('Save it');
    await screen.findAllByText('Saved as 7');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  });

  it('keeps a tab from closing unasked', async () => {
    await open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(field('Note'), 'half');
    expect(leave()).toBe(true);
  });
});

describe('dialogs', () => {
  it('a form asks before Escape takes what was typed; an empty one closes at once', async () => {
    await open('/admin/dialogs');
    await press('Open form');
    await screen.findByRole('dialog', { name: 'A bill' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Open form');
    await user.type(await screen.findByLabelText('Purpose'), 'Half');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(field('Purpose').value).toBe('Half');
  });

  it('an action with a reason is not done without one', async () => {
    await open('/admin/dialogs');
    await press('Open reason');
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend 2 users' }));
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getAllByText(/Field is required/).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText('Reason, for the record'), 'no');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getAllByText(/Say why, in a few words/).length).toBeGreaterThan(0);
    expect(act).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Reason, for the record'), ' longer at the service');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findAllByText('Suspended')).not.toEqual([]);
    expect(act.mock.calls).toEqual([['no longer at the service']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('in two steps is shown with its reason before it is done, and can be gone back from', async () => {
    act.mockRejectedValueOnce(refusalOf({}, 'One of them is the last SuperAdmin'));
    await open('/admin/dialogs');
    await press('Open two-step');
    await user.type(await screen.findByLabelText('Reason, for the record'), 'No longer here');
    await press('Continue');
    expect(await screen.findByText('No longer here')).toBeDefined();
    expect(act).not.toHaveBeenCalled();
    await press('Back');
    expect(field('Reason, for the record').value).toBe('No longer here');
    await press('Continue');
    await press('Suspend');
    expect(await screen.findByText('One of them is the last SuperAdmin')).toBeDefined();
    await press('Suspend');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(act.mock.calls).toEqual([['No longer here'], ['No longer here']]);
  });

  it('an action that is asked about once more is done by its button alone', async () => {
    await open('/admin/dialogs');
    await press('Open confirm');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(act).not.toHaveBeenCalled();
    await press('Open confirm');
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    expect(await screen.findAllByText('Suspended')).not.toEqual([]);
  });
});

it('a reason’s rule is the one the endpoints have', () =>
  expect(resetSecondFactor.body.safeParse({ reason: 'no' }).success).toBe(false));

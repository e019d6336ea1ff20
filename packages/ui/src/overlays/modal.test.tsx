import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Modal } from './modal.tsx';

let open: (what: 'form' | 'warning') => void = () => {};

function Screen() {
  const [opened, setOpened] = useState<readonly string[]>([]);
  open = (what) => setOpened((others) => [...others, what]);
  const close = (what: string) => setOpened((all) => all.filter((each) => each !== what));
  return (
    <>
      <Modal isOpen={opened.includes('warning')} onClose={() => close('warning')} title="Your session ends" isUrgent>
        <button type="button" data-autofocus onClick={() => close('warning')}>
          Stay
        </button>
      </Modal>
      <Modal isOpen={opened.includes('form')} onClose={() => close('form')} title="Get a bill">
        <input aria-label="Amount" data-autofocus />
      </Modal>
    </>
  );
}

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));

afterEach(cleanup);

it('A dialog that would open over an urgent one waits until that is answered', async () => {
  renderUi(<Screen />);
  act(() => open('warning'));
  const stay = await screen.findByRole('button', { name: 'Stay' });
  act(() => open('form'));
  expect(screen.queryByLabelText('Amount')).toBeNull();
  expect(document.activeElement).toBe(stay);

  await userEvent.click(stay);
  const amount = await screen.findByLabelText('Amount');
  await waitFor(() => expect(document.activeElement).toBe(amount));
});

it('An urgent one opens over what is open, and Escape answers the one in front alone', async () => {
  renderUi(<Screen />);
  act(() => open('form'));
  await userEvent.type(await screen.findByLabelText('Amount'), '900');
  act(() => open('warning'));
  await screen.findByRole('button', { name: 'Stay' });
  expect(dialogs()).toHaveLength(2);

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('900');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
});

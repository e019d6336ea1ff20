import { messageFrom, useApiClient } from '@portal/api-client';
import { ownPictureAccept, removeOwnPicture, uploadOwnPicture } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, Sheet, showToast } from '@portal/ui';
import { type ChangeEvent, useRef } from 'react';
import { currentSession, openSession, useSession } from '../session/session-store.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

/** What the device remembers of the person follows. */
async function keepAvatar(avatar: string | undefined): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const { avatar: _former, ...user } = session.user;
  await openSession({ ...session, user: { ...user, ...(avatar !== undefined && { avatar }) } });
}

/** The picture in the header, beside the name. */
export function OwnPicture() {
  const messages = useAccountMessages();
  const api = useApiClient();
  const { session } = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const failed = (error: Error) => showToast({ kind: 'error', message: messageFrom(error, messages.pictureFailed) });
  const upload = useMutation({
    mutationFn(file: File) {
      const body = new FormData();
      body.append('file', file);
      return api(uploadOwnPicture, { body });
    },
    async onSuccess({ avatar }) {
      await keepAvatar(avatar);
      showToast({ kind: 'success', message: messages.pictureChanged });
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => api(removeOwnPicture, {}),
    async onSuccess() {
      await keepAvatar(undefined);
      showToast({ kind: 'success', message: messages.pictureRemoved });
    },
    onError: failed,
  });

  function chosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    // The same file can be chosen again after a failure.
    input.value = '';
    if (file) upload.mutate(file);
  }

  const avatar = session?.user.avatar;
  return (
    <Sheet aria-labelledby="account-picture">
      <h2 id="account-picture" className="account-heading">
        {messages.pictureTitle}
      </h2>
      <div className="account-state">
        {avatar && <img className="account-picture" src={avatar} alt={messages.pictureAlt} width={72} height={72} />}
        <p className="account-text">{messages.pictureText}</p>
      </div>
      <div className="account-actions">
        <Button
          variant="secondary"
          pending={upload.isPending}
          pendingText={messages.wait}
          onClick={() => picker.current?.click()}
        >
          {avatar ? messages.changePicture : messages.addPicture}
        </Button>
        {avatar && (
          <Button variant="quiet" pending={remove.isPending} onClick={() => remove.mutate()}>
            {messages.removePicture}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={ownPictureAccept}
          aria-label={messages.pictureTitle}
          onChange={chosen}
        />
      </div>
    </Sheet>
  );
}

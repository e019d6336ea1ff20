import { messageFrom } from '@portal/api-client';
import { useMutation } from '@portal/platform/query';
import { Button, type ButtonProps, saveFile, showToast } from '@portal/ui';
import { useRecordMessages } from './messages/use-record-messages.ts';

export interface PrintCardProps extends Pick<ButtonProps, 'variant'> {
  readonly print: () => Promise<Uint8Array>;
  /** What the file is called, without its ending. */
  readonly fileName: string;
  /** Whose card it is, where several stand in a list. */
  readonly of?: string;
}

/** The card of somebody who meets taxpayers, as a file to be printed. */
export function PrintCard({ print, fileName, of, variant = 'secondary' }: PrintCardProps) {
  const messages = useRecordMessages();
  const printing = useMutation({
    mutationFn: print,
    onSuccess: (bytes) => saveFile(`${fileName}.pdf`, bytes, 'application/pdf'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.cardFailed) }),
  });
  return (
    <Button
      size="sm"
      variant={variant}
      pending={printing.isPending}
      aria-label={of && `${messages.printCard}: ${of}`}
      onClick={() => printing.mutate()}
    >
      {messages.printCard}
    </Button>
  );
}

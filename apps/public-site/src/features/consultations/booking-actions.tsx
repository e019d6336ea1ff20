import { addressOf } from '@portal/api-client';
import { apiBasePath, type Booking, downloadBookingCalendar, type OwnBooking } from '@portal/contracts';
import { Button, Icon, LinkButton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { paths } from './time-query.ts';

/** Its window is larger than everything else here, and few ever ask for it. */
const CancelQuestion = lazy(async () => ({ default: (await import('./cancel-question.tsx')).CancelQuestion }));

export interface BookingActionsProps {
  readonly booking: Booking;
  readonly own: OwnBooking | undefined;
  /** Its details are on their way. */
  readonly isOpening: boolean;
  readonly timesAddress: string;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

/** What can be done with a booking: by anybody, and by its person. */
export function BookingActions({ booking, own, isOpening, timesAddress, isCancelling, onCancel }: BookingActionsProps) {
  const messages = useConsultationMessages();
  const [question, setQuestion] = useState<'never-asked' | 'open' | 'answered'>('never-asked');
  const isLive = booking.state === 'booked' || booking.state === 'rescheduled';
  const calendar = apiBasePath + addressOf(downloadBookingCalendar, { params: { reference: booking.reference } });

  return (
    <div className="consultation-actions ui-screen-only">
      {isLive && (
        <a className="ui-link consultation-action" href={calendar} download>
          <Icon name="download" /> {messages.calendar}
        </a>
      )}
      {isLive && <CopyAddress reference={booking.reference} />}
      {own?.isOpen && (
        <>
          <LinkButton to={timesAddress} variant="secondary" fullWidth icon={<Icon name="clock" />}>
            {messages.move}
          </LinkButton>
          {/* The question that follows is the dangerous one. */}
          <Button variant="secondary" fullWidth pending={isCancelling} onClick={() => setQuestion('open')}>
            {messages.cancel}
          </Button>
          {/* Closed it stays: closing gives the focus back. */}
          {question !== 'never-asked' && (
            <Suspense>
              <CancelQuestion
                isOpen={question === 'open'}
                onAnswer={(isWanted) => {
                  setQuestion('answered');
                  if (isWanted) onCancel();
                }}
              />
            </Suspense>
          )}
        </>
      )}
      {!own && !isOpening && isLive && <p className="visitor-muted">{messages.changeByMail}</p>}
      {!isLive && (
        <LinkButton to={paths.start} variant="secondary" fullWidth>
          {messages.bookAnother}
        </LinkButton>
      )}
    </div>
  );
}

/** The address without the key: it shows when and where, and nothing of the person. */
function CopyAddress({ reference }: { reference: string }) {
  const messages = useConsultationMessages();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(`${window.location.origin}${paths.booking}?ref=${reference}`);
    setCopied(true);
  }
  return (
    <Button
      variant="quiet"
      icon={<Icon name={isCopied ? 'check' : 'copy'} />}
      onClick={() => void copy().catch(() => {})}
    >
      <span role="status">{isCopied ? messages.addressCopied : messages.copyAddress}</span>
    </Button>
  );
}

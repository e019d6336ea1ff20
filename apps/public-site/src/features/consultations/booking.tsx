import '../../forms/visitor-form.css';
import './consultations.css';
import { messageFrom } from '@portal/api-client';
import type { Booking } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useLocation, useNavigate, useRevalidator } from '@portal/platform/router';
import { EmptyState, ErrorSummary, LinkButton, LoadFailure, Notice, Page, Reference, Sheet } from '@portal/ui';
import { momentInWords } from '../../calendar/calendar-words.ts';
import { focusTitle } from '../../forms/title-focus.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import type { BookingLoad } from './load.ts';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { paths } from './time-query.ts';
import { useOwnBooking } from './use-own-booking.ts';

export interface BookingScreenProps {
  readonly load: BookingLoad;
  /** The time it is to be moved to, when one was chosen. */
  readonly moveTo: string | undefined;
}

export function BookingScreen({ load, moveTo }: BookingScreenProps) {
  const messages = useConsultationMessages();
  const revalidator = useRevalidator();
  if (load.kind === 'found') return <BookingView booking={load.booking} moveTo={moveTo} />;
  return (
    <Page title={messages.bookingTitle} width="text">
      {load.kind === 'not-found' ? (
        <EmptyState
          icon="clock"
          title={messages.notFoundTitle}
          action={<LinkButton to={paths.start}>{messages.bookAnother}</LinkButton>}
        >
          {messages.notFoundText}
        </EmptyState>
      ) : (
        <LoadFailure
          problem={load}
          message={messages.failed}
          onRetry={() => void revalidator.revalidate()}
          isRetrying={revalidator.state !== 'idle'}
        />
      )}
    </Page>
  );
}

function BookingView({ booking, moveTo }: { booking: Booking; moveTo: string | undefined }) {
  const messages = useConsultationMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { hasKey, own, cancel, move } = useOwnBooking(booking.reference);
  const shown = own.data ?? booking;
  const news = (state as { readonly isNew?: boolean; readonly isMoved?: boolean } | null) ?? {};
  const address = `${paths.booking}?ref=${booking.reference}`;
  const isCancelled = shown.state === 'cancelled';

  return (
    <Page title={isCancelled ? messages.cancelledTitle : messages.bookingTitle} width="form">
      {news.isNew && own.data && !isCancelled && (
        <Notice kind="success" title={messages.bookedTitle} role="status">
          <p>{messages.bookedText(own.data.email)}</p>
        </Notice>
      )}
      {news.isMoved && own.data && !isCancelled && (
        <Notice kind="success" title={messages.movedTitle} role="status">
          <p>{messages.movedText}</p>
        </Notice>
      )}
      {cancel.isSuccess && (
        <Notice kind="success" role="status">
          <p>{messages.cancelledText}</p>
        </Notice>
      )}
      <ErrorSummary
        problems={[cancel.error, move.error].flatMap((error) =>
          error && !isCancelled ? [{ message: messageFrom(error, messages.notChanged) }] : [],
        )}
      />
      {own.isError && (
        <Notice kind="warning" role="status">
          <p>{messages.keyFailed}</p>
        </Notice>
      )}
      {moveTo && own.data?.isOpen && (
        <ConfirmMove
          moment={momentInWords(moveTo, language)}
          isMoving={move.isPending}
          onConfirm={() =>
            move.mutate(moveTo, {
              onSuccess: () => void navigate(address, { replace: true, state: { isMoved: true } }),
            })
          }
          timesAddress={`${paths.times}?${timesQuery(shown)}`}
          keepAddress={address}
        />
      )}
      <Sheet as="article" aria-labelledby="booking-when">
        <p id="booking-when" className="consultation-moment" data-over={isCancelled || undefined}>
          {momentInWords(shown.startsAt, language)}
        </p>
        <BookingFacts booking={shown} own={own.data} />
        <p className="consultation-reference">
          <span className="visitor-muted">{messages.reference}</span> <Reference value={shown.reference} />
        </p>
      </Sheet>
      <BookingActions
        booking={shown}
        own={own.data}
        isOpening={hasKey && own.isPending}
        timesAddress={`${paths.times}?${timesQuery(shown)}`}
        isCancelling={cancel.isPending}
        // The button is gone then: whoever pressed it hears the new title.
        onCancel={() => cancel.mutate(undefined, { onSuccess: focusTitle })}
      />
    </Page>
  );
}

function timesQuery({ topic, mode, office, reference }: Booking): string {
  return new URLSearchParams({ topic, mode, office: String(office.id), move: reference }).toString();
}

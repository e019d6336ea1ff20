import { ApiError, ConnectionError } from '@portal/api-client';
import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLocation, useNavigate, useRouteError } from '@portal/platform/router';
import { Button, ErrorState, LinkButton, Page } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { portalConnection } from '../connection/portal-connection.ts';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { useVisitedPlace } from '../navigation/area-frame.tsx';
import { AreaNotReleased } from './area-not-released.tsx';
import { AreaUnavailableError, type UnavailableCause } from './area-unavailable-error.ts';
import { useTellOfFailure } from './use-tell-of-failure.ts';

/** Tries that keep the page; after them only loading it anew can help. */
const softTries = 2;
const triesByAddress = new Map<string, number>();
/** Addresses that were tried once more by themselves, so that none is tried for ever. */
const triedAtOnce = new Set<string>();

/** What stands in an area's place when it cannot be shown. Header, menus and the other areas are not affected. */
export function AreaBoundary() {
  const error = useRouteError();
  const place = useVisitedPlace();
  if (error instanceof AreaUnavailableError && error.reason === 'not-released')
    return <AreaNotReleased title={place.title} />;
  return <Unavailable error={error} area={place.id} title={place.title} />;
}

interface UnavailableProps {
  readonly error: unknown;
  readonly area: string;
  readonly title: Localized;
}

function Unavailable({ error, area, title: areaTitles }: UnavailableProps) {
  const messages = useShellMessages();
  const areaTitle = useLocalized()(areaTitles);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [isRetrying, setRetrying] = useState(false);
  const tries = triesByAddress.get(address) ?? 0;
  const isExhausted = tries >= softTries;

  useTellOfFailure(area, error);

  async function retry() {
    setRetrying(true);
    triesByAddress.set(address, tries + 1);
    await navigate(address, { replace: true, preventScrollReset: true });
    setRetrying(false);
  }

  useEffect(
    () =>
      portalConnection.onReturn(() => {
        triesByAddress.delete(address);
        triedAtOnce.delete(address);
        // Otherwise the offer to try again takes itself up.
        if (isExhausted) void navigate(address, { replace: true, preventScrollReset: true });
      }),
    [address, isExhausted, navigate],
  );

  // It failed while the connection was away and is drawn when it is back: nobody will be told of a return any more.
  const retryAtOnce = useEffectEvent(() => {
    if (triedAtOnce.has(address) || !isOfConnection(error) || portalConnection.isLost()) return;
    triedAtOnce.add(address);
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => retryAtOnce(), []);

  // Somebody on a slow line gets the screen when it is here, without a press.
  const arrival = error instanceof AreaUnavailableError ? error.arrival : undefined;
  useEffect(() => {
    let isCurrent = true;
    arrival?.then(
      () => isCurrent && navigate(address, { replace: true, preventScrollReset: true }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [arrival, address, navigate]);

  const { title, message, requestId } = descriptionOf(error, areaTitle, messages);
  return (
    <Page title={areaTitle}>
      <ErrorState
        title={title}
        message={message}
        next={isExhausted ? messages.stillFailing : messages.nothingLost}
        requestId={requestId}
        {...(!isExhausted && { onRetry: retry })}
        isRetrying={isRetrying}
        action={
          <>
            {isExhausted && <Button onClick={() => window.location.reload()}>{messages.reload}</Button>}
            <LinkButton to="/" variant="quiet">
              {messages.goHome}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}

interface Description {
  readonly title: string;
  readonly message: string;
  readonly requestId?: string | undefined;
}

type ShellMessages = ReturnType<typeof useShellMessages>;

function descriptionOf(error: unknown, area: string, messages: ShellMessages): Description {
  if (error instanceof AreaUnavailableError && error.reason !== 'not-released') {
    return { title: messages.unavailable(area), message: causeText(error.reason, messages) };
  }
  if (error instanceof ApiError) {
    return { title: messages.screenFailed, message: error.message, requestId: error.requestId };
  }
  if (error instanceof ConnectionError) return { title: messages.screenFailed, message: messages.noConnection };
  if (isLostModule(error)) {
    if (portalConnection.isLost()) return { title: messages.screenFailed, message: messages.noConnection };
    return { title: messages.unavailable(area), message: messages.missing };
  }
  return { title: messages.screenFailed, message: messages.unexpected };
}

function causeText(cause: Exclude<UnavailableCause, 'not-released'>, messages: ShellMessages): string {
  const texts: Readonly<Record<typeof cause, string>> = {
    missing: messages.missing,
    slow: messages.slow,
    broken: messages.broken,
    'other-version': messages.otherVersion,
  };
  return texts[cause];
}

function isOfConnection(error: unknown): boolean {
  return error instanceof ConnectionError || isLostModule(error);
}

/** A screen's own chunk did not arrive. Each browser says it in its own words, all with this type; of its style the build says it. */
function isLostModule(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof TypeError && /module|import/i.test(error.message)) || /preload CSS/.test(error.message);
}

import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';
import { keepPage, manifestOf } from './kept-page.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

/** Of browsers that offer to put a page on the home screen. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export interface KeptHereProps {
  /** Path of the page that is kept. */
  readonly page: string;
}

/** Says when this page works without a network from now on, and offers to put it on the home screen where the browser can. */
export function KeptHere({ page }: KeptHereProps) {
  const texts = useVerificationTexts();
  const [isKept, setKept] = useState(false);
  const [offer, setOffer] = useState<InstallOffer>();

  useEffect(() => {
    let isHere = true;
    keepPage(page).then(
      (kept) => isHere && setKept(kept),
      () => undefined,
    );
    const hear = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    addEventListener('beforeinstallprompt', hear);
    return () => {
      isHere = false;
      removeEventListener('beforeinstallprompt', hear);
    };
  }, [page]);

  return (
    <>
      <link rel="manifest" href={manifestOf(page)} />
      {/* Its place is kept from the beginning: nothing below it moves when it comes. */}
      <p className="verify-kept" data-awaited={!isKept || undefined}>
        {texts.worksOffline}
      </p>
      {offer && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            void offer.prompt();
            setOffer(undefined);
          }}
        >
          {texts.putOnScreen}
        </Button>
      )}
    </>
  );
}

import { Button, Notice } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useVerificationTexts } from './messages/verification-texts.ts';
import { createCodeReader } from './read-code.ts';

export interface ScanCodeProps {
  readonly onFound: (text: string) => void;
}

/** Between two looks: enough to be quick, and to leave the phone some breath. */
const lookEveryMs = 200;

/** The camera, once somebody asks for it; it stops with the first code, and when the page is left. */
export function ScanCode({ onFound }: ScanCodeProps) {
  const texts = useVerificationTexts();
  const [state, setState] = useState<'idle' | 'scanning' | 'denied' | 'no-camera'>('idle');
  const [canScan, setCanScan] = useState<boolean>();
  // A rendered page does not know what the device has. The place is kept meanwhile: nothing below it moves.
  useEffect(() => setCanScan(typeof navigator.mediaDevices?.getUserMedia === 'function'), []);
  if (canScan === false) return null;
  return (
    <div className="verify-scan" data-awaited={canScan === undefined || undefined}>
      {state === 'scanning' ? (
        <>
          <Camera
            onFound={(text) => {
              setState('idle');
              onFound(text);
            }}
            onFailed={setState}
          />
          <Button variant="secondary" onClick={() => setState('idle')}>
            {texts.stopScanning}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setState('scanning')}>
          {texts.scan}
        </Button>
      )}
      {state === 'denied' && <Notice kind="warning">{texts.cameraDenied}</Notice>}
      {state === 'no-camera' && <Notice kind="warning">{texts.noCamera}</Notice>}
    </div>
  );
}

interface CameraProps extends ScanCodeProps {
  readonly onFailed: (why: 'denied' | 'no-camera') => void;
}

function Camera({ onFound, onFailed }: CameraProps) {
  const texts = useVerificationTexts();
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef({ onFound, onFailed });
  heard.current = { onFound, onFailed };

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    async function start() {
      const [read, opened] = await Promise.all([
        createCodeReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ]);
      stream = opened;
      const screen = video.current;
      if (isOver || !screen) return stop();
      screen.srcObject = opened;
      await screen.play();
      const look = async () => {
        const text = await read(screen).catch(() => undefined);
        if (isOver) return;
        if (text) {
          stop();
          heard.current.onFound(text);
        } else timer = setTimeout(() => void look(), lookEveryMs);
      };
      void look();
    }

    start().catch((error: unknown) => {
      if (isOver) return;
      stop();
      const name = error instanceof Error ? error.name : '';
      heard.current.onFailed(name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'no-camera');
    });
    return stop;
  }, []);

  return (
    <figure className="verify-camera">
      <video ref={video} muted playsInline />
      <figcaption role="status">{texts.scanning}</figcaption>
    </figure>
  );
}

import { useLanguage } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import type { Chart, FigureSentence } from '../chart.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';

export interface PictureButtonProps {
  readonly title: string;
  readonly chart: Chart;
  readonly sentence: FigureSentence | undefined;
}

/** The chart as a file for slides or print, always in the colours of paper. */
export function PictureButton({ title, chart, sentence }: PictureButtonProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);

  async function save(format: 'svg' | 'png') {
    setOpen(false);
    const [{ drawPicture }, { savePicture }] = await Promise.all([
      import('../pictures/draw-picture.ts'),
      import('../pictures/save-file.ts'),
    ]);
    await savePicture(drawPicture({ title, chart, sentence, language, messages }), title, format);
  }

  return (
    <Popover
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      label={messages.pictureOf(title)}
      align="end"
      width={180}
      face={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={messages.pictureOf(title)}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.picture}
        </button>
      }
    >
      <div className="wn-choices">
        <button type="button" onClick={() => void save('png')}>
          {messages.png}
        </button>
        <button type="button" onClick={() => void save('svg')}>
          {messages.svg}
        </button>
      </div>
    </Popover>
  );
}

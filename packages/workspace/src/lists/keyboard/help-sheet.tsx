import { Modal } from '@portal/ui/overlays';
import { useListMessages } from '../messages/use-list-messages.ts';
import { useListSettings } from './list-settings.ts';

export interface HelpSheetProps {
  readonly isOpen: boolean;
  /** Its rows can be chosen. */
  readonly hasChoice: boolean;
  readonly onClose: () => void;
}

/** All keys of a list, and the switch for the single ones. */
export function HelpSheet({ isOpen, hasChoice, onClose }: HelpSheetProps) {
  const messages = useListMessages();
  const hasSingleKeys = useListSettings((settings) => settings.hasSingleKeys);
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['Ctrl', 'K'], messages.helpPalette],
    [['/'], messages.helpSearch],
    [['J'], messages.helpNext],
    [['K'], messages.helpPrevious],
    [['↓'], messages.helpNext],
    [['↑'], messages.helpPrevious],
    [['↵'], messages.helpOpen],
    [['Esc'], messages.helpClose],
    ...(hasChoice
      ? ([
          [['X'], messages.helpChoose],
          [['Shift', 'X'], messages.helpChooseTo],
        ] as const)
      : []),
    [['Shift', 'J'], messages.nextPage],
    [['Shift', 'K'], messages.previousPage],
    [['?'], messages.helpHelp],
  ];
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={messages.allKeys}>
      <dl className="ws-keys">
        {keys.map(([combination, does]) => (
          <div key={combination.join(' ')}>
            <dt>
              {combination.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="ws-switch">
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={(event) => useListSettings.setState({ hasSingleKeys: event.target.checked })}
        />
        {messages.singleKeys}
      </label>
    </Modal>
  );
}

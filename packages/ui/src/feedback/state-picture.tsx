import { Icon, type IconName } from '../icon/icon.tsx';

export interface StatePictureProps {
  readonly icon: IconName;
  /** What the sign is drawn in; the paper keeps its ink. */
  readonly tone?: 'danger';
}

/** A paper with nothing on it yet but a sign, drawn like every paper of ours: the furrow below, and hatched what is not known. Decoration. */
export function StatePicture({ icon, tone }: StatePictureProps) {
  return (
    <span className="ui-state-picture" data-tone={tone} aria-hidden="true">
      <svg viewBox="0 0 72 88" width={72} height={88} aria-hidden="true" focusable="false">
        <path d="M8 4h56v76l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6z" />
        <path className="ui-state-hatch" d="M22 66l8-8M30 66l8-8M38 66l8-8M46 66l5-5" />
      </svg>
      <Icon name={icon} size={30} />
    </span>
  );
}

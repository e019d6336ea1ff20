import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style'> {
  readonly icon: IconName;
  /** What it does, in words; also its tooltip. */
  readonly label: string;
}

export function IconButton({ icon, label, type = 'button', className = '', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`ui-icon-button ${className}`} aria-label={label} title={label}>
      <Icon name={icon} size={22} />
    </button>
  );
}

import { useLanguage } from '@portal/platform';
import { Mark, TextLink } from '@portal/ui';
import { serviceIdentity } from '../service-identity.ts';

export interface BrandProps {
  /** The sign without the name, for the collapsed side menu. */
  readonly isCompact?: boolean;
}

/** The sign and the name of the service; leads home. */
export function Brand({ isCompact = false }: BrandProps) {
  const language = useLanguage();
  const [first, second] = serviceIdentity.nameLines[language];
  return (
    <TextLink to="/" look="plain" className="shell-brand">
      <Mark />
      <span className={isCompact ? 'ui-hidden' : 'shell-brand-name'}>
        <span>{first} </span>
        <span>{second}</span>
      </span>
    </TextLink>
  );
}

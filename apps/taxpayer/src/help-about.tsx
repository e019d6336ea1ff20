import type { FaqTopic } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Link } from '@portal/platform/router';
import { Icon } from '@portal/ui';
import './help-about.css';

const words = { en: 'Help with this', ha: 'Taimako kan wannan' };

/** From a screen to the answers about what one does there; on a phone a sign alone. */
export function HelpAbout({ topic }: { readonly topic: FaqTopic }) {
  const text = useLocalized()(words);
  return (
    <Link to={`/user/help-support?about=${topic}`} className="help-about" aria-label={text} title={text}>
      <Icon name="help" size={20} />
      <span>{text}</span>
    </Link>
  );
}

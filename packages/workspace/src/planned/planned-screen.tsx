import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton, Page } from '@portal/ui';

/** What an entry of the menu says while its register does not exist. No dates: nobody has set one. */
export interface Planned {
  readonly title: Localized;
  readonly lead: Localized;
  readonly will: readonly Localized[];
  /** Where the work is done until then. */
  readonly meanwhile: { readonly text: Localized; readonly to: string; readonly label: Localized };
}

const will = { en: 'What will be here', ha: 'Abin da zai kasance a nan' };
const meanwhileTitle = { en: 'Until then', ha: 'Kafin lokacin' };

/** An entry of the menu before its register is there: what it will hold, and where the work is done until then. */
export function PlannedScreen({ screen }: { readonly screen: Planned }) {
  const localized = useLocalized();
  const { title, lead, will: parts, meanwhile } = screen;
  return (
    <Page title={localized(title)} lead={localized(lead)} width="text">
      <h2 className="ui-heading">{localized(will)}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part.en}>{localized(part)}</li>
        ))}
      </ul>
      <h2 className="ui-heading">{localized(meanwhileTitle)}</h2>
      <p>{localized(meanwhile.text)}</p>
      <p className="ui-screen-only">
        <LinkButton to={meanwhile.to} variant="secondary">
          {localized(meanwhile.label)}
        </LinkButton>
      </p>
    </Page>
  );
}

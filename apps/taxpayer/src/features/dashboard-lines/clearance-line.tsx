import { type ClearanceEligibility, formatNaira, type Localized, lagosDay } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, Sheet, TextLink } from '@portal/ui';
import { clearanceWords, dayOf14, validTo } from '../../own-standing/standing-texts.ts';
import { useClearance } from '../../own-standing/use-clearance.ts';
import { lineBlocked, renewBy, texts } from './texts.ts';

/** Days before the end in which one is reminded of the next one. */
const remindedBefore = 45;

/** On the dashboard: how one's clearance stands, and what its blockers cost; nothing while that cannot be read. */
export function ClearanceLine() {
  const localized = useLocalized();
  const language = useLanguage();
  const { data } = useClearance();
  if (!data) return null;
  return (
    <Sheet padding="md" aria-labelledby="clearance-line">
      <h2 id="clearance-line" className="ui-heading">
        {localized(clearanceWords.title)}
      </h2>
      <p>{localized(standing(data, (day) => formatDate(day, language)))}</p>
      <TextLink to="/user/etcc">{localized(texts.look)}</TextLink>
    </Sheet>
  );
}

function standing(
  { certificate, application, answer, blockers, payable }: ClearanceEligibility,
  spoken: (day: string) => string,
): Localized {
  if (certificate) {
    const left = (Date.parse(certificate.validUntil) - Date.parse(lagosDay(Date.now()))) / 86_400_000;
    return (left <= remindedBefore ? renewBy : validTo)(spoken(certificate.validUntil));
  }
  if (application?.state === 'overdue' || application?.state === 'overdue-prepared') return clearanceWords.overdueTitle;
  if (application?.day != null)
    return {
      en: `${clearanceWords.waitingTitle.en}. ${dayOf14(application.day).en}`,
      ha: `${clearanceWords.waitingTitle.ha}. ${dayOf14(application.day).ha}`,
    };
  if (application?.state === 'refused') return texts.lineRefused;
  if (answer === 'blocked')
    return lineBlocked(blockers.length, payable.amountKobo > 0 ? formatNaira(payable.amountKobo) : null);
  return answer === 'cleared' ? texts.lineCleared : texts.linePerson;
}

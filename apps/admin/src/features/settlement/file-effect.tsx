import { formatNaira, groupThousands, type SettlementEffect, settlementCaseWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { fileTexts } from './file-texts.ts';
import { differencePath } from './settlement-paths.ts';

/** What importing a file will do and close, for whoever decides about somebody else's file. */
export function FileEffect({ effect }: { readonly effect: SettlementEffect }) {
  const localized = useLocalized();
  const kinds: Readonly<Record<string, { readonly en: string; readonly ha: string }>> = settlementCaseWords;
  const ways = ['settles', 'differs', 'unknown', 'takesBack'] as const;
  const { closes, closesInAll } = effect;
  const more = closesInAll - closes.length;
  return (
    <section aria-label={localized(fileTexts.effect)}>
      <h3>{localized(fileTexts.effect)}</h3>
      <Facts
        facts={ways
          .filter((way) => effect[way].lines > 0)
          .map((way) => [
            localized(fileTexts[way]),
            `${groupThousands(effect[way].lines)} · ${formatNaira(effect[way].kobo)}`,
          ])}
      />
      {closesInAll === 0 ? (
        <p>{localized(fileTexts.closesNone)}</p>
      ) : (
        <>
          <p>{localized(fileTexts.closes).replace('#', groupThousands(closesInAll))}</p>
          <ul className="ws-record-list">
            {closes.map(({ id, kind, reference, missingKobo }) => (
              <li key={id}>
                <TextLink to={differencePath(id)}>{reference}</TextLink>
                <span>
                  {[kinds[kind] && localized(kinds[kind]), formatNaira(missingKobo)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
            {more > 0 && <li>{localized(fileTexts.andMore).replace('#', groupThousands(more))}</li>}
          </ul>
        </>
      )}
    </section>
  );
}

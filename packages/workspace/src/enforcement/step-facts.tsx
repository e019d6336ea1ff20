import { type CourtOrder, formatNaira, type Sale, type Visit, visitStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, formatDateTime } from '@portal/ui';
import { words } from './words.ts';

type Fact = readonly [term: string, detail: string | null];

/** What a court allowed, in one line and where its paper is. */
export function useOrderFacts(): (order: CourtOrder) => readonly Fact[] {
  const localized = useLocalized();
  const language = useLanguage();
  return (order) => {
    const allowed = [
      order.maySeal && words.maySeal,
      order.mayTake && words.mayTake,
      order.maySearch && words.maySearch,
      order.coversDwelling && words.coversDwelling,
    ].flatMap((one) => (one ? [localized(one)] : []));
    const days = `${formatDate(order.givenOn, language)} – ${formatDate(order.validUntil, language)}`;
    const limit = order.limitKobo === null ? [] : [`${localized(words.limitKobo)} ${formatNaira(order.limitKobo)}`];
    const people = [order.notedBy?.name, order.comparedBy?.name ?? localized(words.notCompared)].filter(Boolean);
    return [
      [
        localized(words[order.kind]),
        [order.orderNumber, order.court, days, order.place, ...allowed, ...limit, people.join(' / ')].join('; '),
      ],
      [localized(words.paper), order.paper],
    ];
  };
}

/** Where, when and who; and of one that was done its inventory. */
export function useVisitFacts(): (visit: Visit) => readonly Fact[] {
  const localized = useLocalized();
  const language = useLanguage();
  return (visit) => {
    const { execution: done, team, endReason } = visit;
    const when = `${formatDateTime(visit.startsAt, language)} – ${formatDateTime(visit.endsAt, language)}`;
    const facts: Fact[] = [
      [
        localized(words.visit),
        [localized(visitStateWords[visit.state]), when, visit.place, visit.consentOf, endReason]
          .filter(Boolean)
          .join('; '),
      ],
      [localized(words.team), team.map(({ name, badge }) => `${name} (${badge})`).join(', ')],
    ];
    if (!done) return [...facts, [localized(words.witness), visit.witness]];
    return [
      ...facts,
      ...done.goods.map(
        ({ what, valueKobo, keptAt, receipt }): Fact => [
          localized(words.inventory),
          [what, formatNaira(valueKobo), keptAt, receipt].filter(Boolean).join('; '),
        ],
      ),
      [localized(words.signedFor), done.signedFor || null],
      [localized(words.refusal), done.refusal || null],
      [localized(words.witness), done.witness],
      [localized(words.searched), done.searches.map((one) => `${one.searched} (${one.searchedBy})`).join(', ') || null],
      [localized(words.place), `${done.latitude}, ${done.longitude}`],
      [localized(words.photos), `${done.photos.length}: ${done.photos[0]?.keptAt ?? ''}`],
      [localized(words.costs), formatNaira(done.costsKobo)],
      [localized(words.account), done.account],
    ];
  };
}

/** What a sale brought, and what of it goes back. */
export function useSaleFacts(): (sale: Sale) => readonly Fact[] {
  const localized = useLocalized();
  const language = useLanguage();
  return ({ soldOn, proceedsKobo, costsKobo, surplusKobo, returnedOn, proof }) => [
    [
      localized(words.sold),
      `${formatDate(soldOn, language)}: ${formatNaira(proceedsKobo)} − ${formatNaira(costsKobo)}`,
    ],
    [localized(words.surplus), formatNaira(surplusKobo)],
    [localized(words.returnedOn), returnedOn && `${formatDate(returnedOn, language)}, ${proof}`],
  ];
}

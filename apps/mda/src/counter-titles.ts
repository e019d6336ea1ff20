export const countersTitle = { en: 'Counters and papers', ha: 'Kanta da takardu' } as const;
export const requestsTitle = { en: 'Requests', ha: 'Buƙatu' } as const;
export const peopleTitle = { en: 'People', ha: 'Mutane' } as const;
export const dashboardTitle = { en: 'Dashboard', ha: 'Allon bayani' } as const;
export const newBillTitle = { en: 'New bill', ha: 'Sabon bil' } as const;
export const correctionTitle = { en: 'Correct a bill', ha: 'Gyara bil' } as const;
export const tariffsTitle = { en: 'Tariffs', ha: 'Jadawalin kuɗi' } as const;
export const proposeTariffTitle = { en: 'Propose a tariff', ha: 'Gabatar da jadawalin kuɗi' } as const;

export const messages = {
  title: 'Tariffs',
  lead: 'An MDA proposes what its revenue heads ask and cost. It counts from its day when you have released it.',
  waiting: 'Waiting for a decision',
  all: 'All versions',
  noneWaiting: 'No proposal waits',
  none: 'There are no tariffs yet',
  which: 'Which tariffs',
  release: 'Release',
  releaseTitle: (head: string) => `Release the tariff of ${head}`,
  releaseEffect: (day: string) =>
    `From ${day} every bill of this head is reckoned by it. The one before ends the day before.`,
  released: 'Released',
  refuse: 'Refuse',
  refuseTitle: (head: string) => `Refuse the tariff of ${head}`,
  refuseEffect: 'Nothing changes. The MDA reads the reason.',
  refused: 'Refused',
};

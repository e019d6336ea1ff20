// native reviewer: the Hausa is ours.
export const recoveryTexts = {
  name: { en: 'Name', ha: 'Suna' },
  tpui: { en: 'TPUI', ha: 'TPUI' },
  paper: { en: 'Paper seen', ha: 'Takardar da aka gani' },
  number: { en: 'Number', ha: 'Lamba' },
  seenOn: { en: 'Seen on', ha: 'Ranar gani' },
  formerEmail: { en: 'Email until now', ha: 'Imel har yanzu' },
  formerPhone: { en: 'Phone until now', ha: 'Waya har yanzu' },
  email: { en: 'New email', ha: 'Sabon imel' },
  phone: { en: 'New phone', ha: 'Sabuwar waya' },
  samePhone: { en: 'stays', ha: 'tana nan' },
  proposedBy: { en: 'Proposed by', ha: 'Wanda ya gabatar' },
  dueAt: { en: 'Given back from', ha: 'Za a mayar daga' },
  endedAt: { en: 'Ended', ha: 'Ya ƙare' },
  effect: {
    en: 'Compare the papers with the person. Once approved, the old addresses are told and have 24 hours to stop it. Then the new address sets a password; the old password, the second factor and all sessions end, and for 72 hours nobody names a bank account for refunds.',
    ha: 'Kwatanta takardun da mutumin. Da an amince, za a sanar da tsoffin adireshi, suna da awa 24 su tsayar. Sannan sabon adireshi zai saita kalmar sirri; tsohuwar kalmar, tantancewa ta biyu da duk shiga za su ƙare, kuma cikin awa 72 ba wanda zai faɗi asusun banki na mayar da kuɗi.',
  },
  failed: { en: 'The account could not be read.', ha: 'Ba a iya karanta asusun ba.' },
} as const;

export const paperWords = {
  'nin-slip': { en: 'NIN slip', ha: 'Takardar NIN' },
  passport: { en: 'Passport', ha: 'Fasfo' },
  'drivers-licence': { en: 'Driver’s licence', ha: 'Lasisin tuƙi' },
  'voters-card': { en: 'Voter’s card', ha: 'Katin zaɓe' },
} as const;

/** What a citizen on a cheap phone may be asked to download. KB = 1000 bytes. */
export const limits = {
  scriptKbBeforeLargestPaint: 2,
  requestsBeforeLargestPaint: 4,
  /** Document → what it names → what that asks for. */
  requestChain: 3,
  /** Everything that is asked for until the largest paint of a public page, headers included. */
  firstViewKb: 100,
  layoutShift: 0.01,
  /** From one public page to another, once the first is at rest: bodies, as transferred. */
  navigationKb: 40,
  navigationChain: 2,
  /** 350 until the bill page took in renewal, references that wait again and whose receipt it is. */
  journeyKb: 355,
  /** Of gzip, for the login popup. 25 until it said whom a door turned away, and until when somebody waits. */
  popupScriptKb: 26.5,
} as const;

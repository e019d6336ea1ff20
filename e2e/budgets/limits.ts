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
  /**
   * 40 until forms took in money and the one calendar: the calculator brings 40.4. 41 until public forms said what is switched off and
   * kept links out of names: the message of the contact page brings 42.5.
   */
  navigationKb: 43,
  navigationChain: 2,
  /**
   * 350 until the bill page took in renewal, references that wait again and whose receipt it is; 355 until each document named the
   * hashes of the kits for signed-in areas too (60 files, 2 KB a document); 363 until a confirmed payment was shown as stamped paper;
   * 369.6 with the drawn bill, the months and the example of PAYE on the home page; 376 until a bill said since when it is late and a slip
   * became as long as its bill; 381 until documents named the kits of assessments, objections, penalties, demands and duties.
   */
  journeyKb: {
    'waits for the start': 380,
    /**
     * Presses before the page has started, so that the next screen comes as a document: 370 to 389, more where the machine is slow
     * and the document asks for what the first one was still fetching.
     */
    'presses at once': 396,
  },
  /**
   * Of gzip, for the login popup. 25 until it said whom a door turned away, and until when somebody waits; 26.5 until fields freed what is
   * pasted of direction marks, spaces and typographic hyphens: 26.8; 27 until it said how long a session lasts where a browser keeps nothing: 27.2.
   */
  popupScriptKb: 27.5,
  /**
   * Of gzip, all of it, where nothing is kept yet: the first screen of each signed-in area, and the admin's report. 300 is meant; what is
   * more stands here so that it only shrinks; 0.2 to 0.4 came with the table of screens that menu and routes are made of; 1 to 6 with who decides, cases with versions and fields that free what is pasted; 1 with the day of the law on bills; 1 to 3 with figures that say that they could not be read, and what has to be filed next; 5 less since who is signed in fetches no login, 5 more for offices with the menu of the law’s half; 2 to 8 more with the kits of clearance, papers and discrepancies; 1 to 6 more with leads, enforcement, reminders and webhooks; 1 to 10 more with figures of the interface, shares, records of the street and a moment that is waited for (168 of it is the shell's one copy of React, router, queries and controls).
   */
  signedInScriptKb: {
    '/admin': 524,
    '/admin/invoice-reports': 362,
    '/gov-dashboard': 370,
    '/expert-system': 371,
    '/mda': 440,
    '/tax-area-office': 453,
    '/user/dashboard': 367,
  },
} as const;

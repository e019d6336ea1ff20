export const messages = {
  titleOf: (title: string, serviceName: string) => `${title} · ${serviceName}`,
  startFailed: 'The portal could not start on this device. Check your connection, then load the page again.',
  reload: 'Load the page again',
  goHome: 'Go to the home page',
  unavailable: (area: string) => `${area} is not available at the moment`,
  missing: 'This part of the portal could not be found on our servers. The rest of the portal works.',
  slow: 'This part of the portal is taking too long to arrive. Your connection may be slow. The rest of the portal works.',
  broken: 'This part of the portal did not start. The rest of the portal works.',
  otherVersion:
    'This part of the portal is being updated. Load the page again in a moment. The rest of the portal works.',
  nothingLost: 'Nothing you have paid or sent is lost.',
  stillFailing: 'Trying again did not help. Loading the whole page again may.',
  screenFailed: 'This screen could not be shown',
  noConnection: 'We could not reach the service. Check your connection and try again.',
  unexpected: 'An error has occurred. Please contact support',
  sessionExpired: 'Your current session is expired. You will be redirected to your homepage',
  timeoutTitle: 'Are you still there?',
  timeoutText:
    'For your safety you are signed out when nothing happens for a while. What you have typed stays if you stay.',
  timeoutFinalText:
    'For your safety a session does not last longer than this. Send or save what you are doing, then sign in again.',
  timeLeft: (seconds: number) => `Time left: ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  staySignedIn: 'Stay signed in',
  understood: 'Go on',
  logOutNow: 'Log out now',
  extendFailed: 'We could not reach the service. Try again before the time is over.',
};

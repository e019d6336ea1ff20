import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../words/search-index.ts';
import { ownScreens } from './own-screens.ts';

/** As people type it: with the word they know, and with letters wrong. */
const queries = {
  en: {
    fibre: '/communication-infrastructure-assessment-portal',
    'telecom mast': '/communication-infrastructure-assessment-portal',
    'become agnet': '/agent-network/apply',
    'fake colector': '/agent-network',
    'tax office': '/contact-us',
    apointment: '/consult-connect',
    'forgoten pasword': '/forgot-password',
    login: '/?a=login',
    signup: '/?a=register',
    // Who reads English may think in Hausa.
    hasumiya: '/communication-infrastructure-assessment-portal',
    'zama wakili': '/agent-network/apply',
    'kalmar siri': '/forgot-password',
  },
  ha: {
    hasumiya: '/communication-infrastructure-assessment-portal',
    'zama wakili': '/agent-network/apply',
    'nemo ofishi': '/contact-us',
    'mai karbar haraji': '/agent-network',
    'kalmar siri': '/forgot-password',
    'tax office': '/contact-us',
    apointment: '/consult-connect',
  },
} as const;

describe.each(['en', 'ha'] as const)('a service, looked for in %s', (language) => {
  const index = searchIndex(ownScreens(language));

  it.each(Object.entries(queries[language]))('by "%s"', (query, path) => {
    expect(index.find(query).map((found) => found.path)[0]).toBe(path);
  });
});

export const operatorsPath = '/operators';

/** Where each page is, in the order of the links at its head. */
export const operatorsPages = {
  stuck: { path: `${operatorsPath}/stuck`, name: 'Stuck' },
  purchases: { path: `${operatorsPath}/purchases`, name: 'Purchases' },
  buyers: { path: `${operatorsPath}/buyers`, name: 'Buyers' },
  ledger: { path: `${operatorsPath}/ledger`, name: 'Asked outside' },
  messages: { path: `${operatorsPath}/messages`, name: 'Letters' },
  callBacks: { path: `${operatorsPath}/call-backs`, name: 'Call-backs' },
  funnel: { path: `${operatorsPath}/funnel`, name: 'Funnel' },
  catalogue: { path: `${operatorsPath}/catalogue`, name: 'Catalogue' },
  audit: { path: `${operatorsPath}/audit`, name: 'Log' },
} as const;

export const signInPath = `${operatorsPath}/sign-in`;
export const signOutPath = `${operatorsPath}/sign-out`;
export const findPath = `${operatorsPath}/find`;
export const casePath = (number: string) => `${operatorsPath}/purchase/${encodeURIComponent(number)}`;
export const caseTemplate = `${operatorsPath}/purchase/:number`;
export const letterPath = (number: string) => `${casePath(number)}/letter`;
export const letterTemplate = `${caseTemplate}/letter`;
export const mobilePath = (number: string) => `${casePath(number)}/mobile`;
export const mobileTemplate = `${caseTemplate}/mobile`;
export const stopMobilePath = (number: string) => `${casePath(number)}/stop-mobile`;
export const stopMobileTemplate = `${caseTemplate}/stop-mobile`;

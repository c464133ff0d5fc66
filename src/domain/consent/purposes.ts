import type { Purpose } from '#domain/consent/receipt.ts';
import { purposesFor } from '#domain/proposal/terms.ts';

export type PurposeRule = {
  readonly purpose: Purpose;
  /** Rises with every change of the text that is agreed to; the words are pinned to it by a test. */
  readonly textVersion: string;
  /** Where a yes can be said. */
  readonly givenIn: 'site' | 'form' | 'purchase';
  /** Those that a contract rests on end with the contract. */
  readonly mayBeWithdrawn: boolean;
};

/** Its yes is said where the number is left: a yes alone tells nobody whom to call. */
export const callBackRule: PurposeRule = {
  purpose: 'call-back',
  textVersion: '2026-11-24',
  givenIn: 'form',
  mayBeWithdrawn: true,
};

export const purposeRules: readonly PurposeRule[] = [
  { purpose: 'usage', textVersion: '2026-11-24', givenIn: 'site', mayBeWithdrawn: true },
  { purpose: 'adviser-view', textVersion: '2026-11-27', givenIn: 'site', mayBeWithdrawn: true },
  callBackRule,
  ...purposesFor(true).map(({ purpose, textVersion, required }): PurposeRule => {
    return { purpose, textVersion, givenIn: 'purchase', mayBeWithdrawn: !required };
  }),
];

/** Undefined: there is no such purpose. */
export function purposeRule(purpose: string): PurposeRule | undefined {
  return purposeRules.find((rule) => rule.purpose === purpose);
}

/** What was agreed to in a purchase belongs to its policy, whoever opens that. */
export function isOfPurchase(purpose: Purpose): boolean {
  return purposeRule(purpose)?.givenIn === 'purchase';
}

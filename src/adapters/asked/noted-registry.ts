import type { KycFinding } from '#domain/kyc/kyc.ts';
import type { Asked } from '#domain/outside/asked.ts';
import type { KycProvider } from '#usecases/ports/kyc-provider.ts';
import { type AskedLedger, noted } from './asked-ledger.ts';

/** Any identity registry, with what is asked of a proposal noted. */
export function notedRegistry(
  { consent, ...registry }: KycProvider,
  company: string,
  ledger: AskedLedger,
): KycProvider {
  const about = (question: Asked['question'], reference: string) =>
    ({ outside: 'registry', company, reference, question }) as const;
  const asking = (question: Asked['question'], reference: string, ask: () => Promise<KycFinding>) =>
    noted(ledger, about(question, reference), ask, ({ kind }) => kind);
  return {
    ...registry,
    search: (question) => asking('search', question.reference, () => registry.search(question)),
    sendCode: (reference) => asking('send-code', reference, () => registry.sendCode(reference)),
    confirm: (reference, code) => asking('confirm-code', reference, () => registry.confirm(reference, code)),
    consent: consent && {
      open: (asked) => {
        ledger.begin(about('open-page', asked.reference))('opened');
        return consent.open(asked);
      },
      redeem: (brought) => asking('redeem-consent', brought.reference, () => consent.redeem(brought)),
    },
  };
}

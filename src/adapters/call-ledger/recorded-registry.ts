import type { KycFinding } from '#domain/kyc/kyc.ts';
import type { OutsideCall } from '#domain/outside/call-ledger.ts';
import type { KycProvider } from '#usecases/ports/kyc-provider.ts';
import { type CallLedger, recordCall } from './call-ledger.ts';

/** Any identity registry, with what is asked of a proposal noted. */
export function withRegistryLedger(
  { consent, ...registry }: KycProvider,
  company: string,
  ledger: CallLedger,
): KycProvider {
  const about = (question: OutsideCall['question'], reference: string) =>
    ({ outside: 'registry', company, reference, question }) as const;
  const asking = (question: OutsideCall['question'], reference: string, ask: () => Promise<KycFinding>) =>
    recordCall(ledger, about(question, reference), ask, ({ kind }) => kind);
  return {
    ...registry,
    search: (question) => asking('search', question.reference, () => registry.search(question)),
    sendCode: (reference) => asking('send-code', reference, () => registry.sendCode(reference)),
    confirm: (reference, code) => asking('confirm-code', reference, () => registry.confirm(reference, code)),
    consent: consent && {
      open: (request) => {
        ledger.begin(about('open-page', request.reference))('opened');
        return consent.open(request);
      },
      redeem: (answer) => asking('redeem-consent', answer.reference, () => consent.redeem(answer)),
    },
  };
}

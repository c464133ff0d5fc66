import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CallInput, WireFailure } from '#contract/call/shapes.ts';
import type { WireKyc } from '#contract/kyc/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { useReworded } from '#web/proposal-parts/use-reworded.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { kycPage } from './page.ts';
import {
  documentIn,
  firstEntry,
  firstState,
  isAtRegistry,
  type KycAnswer,
  type KycEntry,
  type KycSearchState,
  missingChoices,
  ownWords,
  refusedFields,
  stateAfter,
  withoutEntry,
  withProposerAnswers,
} from './search-state.ts';

/** A pending search is asked again this often, this many milliseconds apart. */
export const pendingTries = 5;
const pendingPause = 3000;

export type KycPage = ReturnType<typeof useKycPage>;

/** Where the page stands by its address, and the addresses around it. */
function useAddresses({ proposalID }: WireProposal) {
  const router = useRouter();
  const search = useSearchOf(kycPage);
  const isOwnTab = search.tab !== undefined;
  const pathTo = (screen: 'kyc' | 'kyc-success' | 'kyc-failure', more = {}) =>
    paths.proposal(proposalID, screen, { ...(isOwnTab && { tab: 'own' }), ...more });
  return {
    isOwnTab,
    isOtherDocument: search.document !== undefined,
    code: pathTo('kyc'),
    otherDocument: pathTo('kyc', { document: 'other' }),
    goTo: (screen: 'kyc-success' | 'kyc-failure') => router.history.push(pathTo(screen)),
    showCode: () => router.history.replace(pathTo('kyc')),
  };
}

/** What the server and the page said in words, in the language of now. */
function useRefusals() {
  const t = useText();
  const [list, setList] = useReworded<readonly FieldError[]>([], (errors) =>
    errors.map(({ field }) => ({ field, message: t(ownWords(field)) })),
  );
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useWorded<Pick<WireFailure, 'code' | 'message'> | undefined>(undefined);
  const [message, setMessage] = useWorded<string | undefined>(undefined);
  const fail = (errors: readonly FieldError[]) => {
    setList(() => errors);
    setAttempt((now) => now + 1);
  };
  return { errors: { list, attempt }, fail, correct: setList, trouble, setTrouble, message, setMessage };
}

/** A page of the server that leads on to the registry's. */
const registryPath = ({ proposalID }: WireProposal, { pep }: KycEntry) =>
  `/health-plan/identity/to-registry/${encodeURIComponent(proposalID)}/?pep=${pep}`;

type SearchFields = CallInput<'kycSearch'>['body']['fieldsets'];

function callOf(
  { planData, proposalID: id }: WireProposal,
  { proof, pep }: KycEntry,
  fieldsets: SearchFields,
) {
  return {
    params: { insurer: planData.insurerSlug, id },
    body: { certificate_type: proof, mandatory_fields: { pep_flag: pep === 'yes' }, fieldsets },
  };
}

/** What stands in the form, beginning with what the application gives, of now. */
function useEntry(kyc: WireKyc, proposal: WireProposal) {
  const [start, setStart] = useState(() => ({ kyc, first: firstEntry(kyc, proposal) }));
  const [entry, setEntry] = useState(start.first);
  if (start.kyc !== kyc) {
    const first = firstEntry(kyc, proposal);
    setStart({ kyc, first });
    setEntry(withProposerAnswers(entry, start.first, first));
  }
  return [entry, setEntry] as const;
}

export function useKycPage() {
  const t = useText();
  const api = useApi();
  const { proposal, kyc } = useLoaded(kycPage);
  const address = useAddresses(proposal);
  const [entry, setEntry] = useEntry(kyc, proposal);
  const [state, setState] = useState(() => firstState(kyc));
  const { errors, fail, correct, trouble, setTrouble, message, setMessage } = useRefusals();
  const [busy, setBusy] = useState(false);
  const code = state.code && !address.isOtherDocument ? state.code : undefined;

  const take = (answer: KycAnswer) => {
    if (answer.kyc_stage === 'VERIFIED') return address.goTo('kyc-success');
    if (answer.form_error && answer.attempts_left > 0) {
      setState((now) => ({ ...now, remainingTries: answer.attempts_left, code: answer.code }));
      return fail(refusedFields(answer));
    }
    correct(() => []);
    setMessage(() => answer.err_msg ?? undefined);
    setEntry((now) => ({ ...now, otp: '' }));
    setState((now) => stateAfter(now, answer));
    if (answer.kyc_stage === 'FAILED' || answer.attempts_left === 0) return address.goTo('kyc-failure');
    if (answer.code && address.isOtherDocument) address.showCode();
  };
  const ask = async (fieldsets: SearchFields) => {
    setBusy(true);
    setTrouble(() => undefined);
    const proof = code?.certificate_type ?? entry.proof;
    const answer = await api.call('kycSearch', callOf(proposal, { ...entry, proof }, fieldsets));
    setBusy(false);
    if (answer.ok) return take(answer.value);
    if (answer.failure.code === 'KYC_LOCKED') return address.goTo('kyc-failure');
    setTrouble(() => answer.failure);
  };
  const search = () => ask(documentIn(kyc, entry));
  const submit = () => {
    if (busy) return;
    if (code) return void ask({ otp: entry.otp.replaceAll(' ', '') });
    const missing = missingChoices(entry);
    if (missing.length > 0) return fail(missing.map((field) => ({ field, message: t(ownWords(field)) })));
    if (isAtRegistry(entry)) return window.location.assign(registryPath(proposal, entry));
    setState((now) => ({ ...now, repeats: 0 }));
    void search();
  };
  usePendingSearch(state, busy || isAtRegistry(entry), search);
  return {
    proposal,
    kyc,
    typed: entry,
    type: (change: Partial<KycEntry>) => {
      setEntry((now) => ({ ...now, ...change }));
      correct((now) => withoutEntry(now, change));
    },
    state,
    /** What the last search came to, in the server's words. */
    message,
    // The code is checked only while it is asked for: a document has no field to say it at, nor the code one
    // for a document.
    errors: {
      ...errors,
      list: errors.list.filter(({ field }) => (field === 'otp') === (code !== undefined)),
    },
    trouble,
    busy,
    submit,
    sendAgain: () => void (busy || ask({ send_again: true })),
    /** The code to ask for; undefined while a document is. */
    code,
    otherDocument: address.otherDocument,
    /** From the other document to the code that still waits. */
    backToCode: state.code && address.isOtherDocument ? address.code : undefined,
    /** The insurer's check has a tab of its own and this is not it. */
    isHandedOff: kyc.opens_in_new_tab && !address.isOwnTab,
  };
}

/** Asks again by itself while the registry is still looking. */
function usePendingSearch(
  { stage, repeats }: KycSearchState,
  busy: boolean,
  search: () => Promise<void>,
): void {
  const isWaiting = stage === 'PENDING' && repeats > 0 && repeats <= pendingTries && !busy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pending answer starts one more question
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void search(), pendingPause);
    return () => clearTimeout(timer);
  }, [isWaiting, repeats]);
}

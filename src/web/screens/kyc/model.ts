import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CallInput } from '#contract/call/shapes.ts';
import type { WireKyc, WireProposal } from '#contract/proposal/shapes.ts';
import { paths } from '#web/paths.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import { useLoaded } from '#web/platform/network/data.ts';
import { useSearchTexts } from '#web/platform/search.ts';
import { useText } from '#web/platform/text.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';
import {
  firstState,
  firstTyped,
  type KycCode,
  type KycFound,
  type KycSearchState,
  type KycTyped,
  missingChoices,
  refusedFields,
  stateAfter,
} from './search-state.ts';

/** A pending search is asked again this often, this many milliseconds apart. */
export const pendingTries = 5;
const pendingPause = 3000;

export type KycPage = {
  readonly proposal: WireProposal;
  readonly kyc: WireKyc;
  readonly typed: KycTyped;
  readonly type: (change: Partial<KycTyped>) => void;
  readonly state: KycSearchState;
  readonly errors: { readonly list: readonly FieldError[]; readonly attempt: number };
  readonly trouble: string | undefined;
  readonly busy: boolean;
  readonly submit: () => void;
  readonly sendAgain: () => void;
  /** The code to ask for; undefined while a document is. */
  readonly code: KycCode | undefined;
  readonly otherDocument: string;
  /** From the other document to the code that still waits. */
  readonly backToCode: string | undefined;
  /** The insurer's check has a tab of its own and this is not it. */
  readonly isHandedOff: boolean;
};

/** Where the page stands by its address, and the addresses around it. */
function useAddresses({ proposalID }: WireProposal) {
  const router = useRouter();
  const search = useSearchTexts();
  const isOwnTab = 'tab' in search;
  const pathTo = (screen: 'kyc' | 'kyc-success' | 'kyc-failure', more = {}) =>
    paths.proposal(proposalID, screen, { ...(isOwnTab && { tab: 'own' }), ...more });
  return {
    isOwnTab,
    isOtherDocument: 'document' in search,
    code: pathTo('kyc'),
    otherDocument: pathTo('kyc', { document: 'other' }),
    goTo: (screen: 'kyc-success' | 'kyc-failure') => router.history.push(pathTo(screen)),
    showCode: () => router.history.replace(pathTo('kyc')),
  };
}

type Asked = CallInput<'kycSearch'>['body']['fieldsets'];

export function useKycPage(): KycPage {
  const t = useText();
  const api = useApi();
  const { proposal, kyc } = useLoaded('kyc');
  const address = useAddresses(proposal);
  const [typed, setTyped] = useState(() => firstTyped(kyc, proposal));
  const [state, setState] = useState(() => firstState(kyc));
  const [errors, setErrors] = useState<KycPage['errors']>({ list: [], attempt: 0 });
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const code = state.code && !address.isOtherDocument ? state.code : undefined;

  const fail = (list: readonly FieldError[]) => setErrors(({ attempt }) => ({ list, attempt: attempt + 1 }));
  const take = (found: KycFound) => {
    if (found.kyc_stage === 'VERIFIED') return address.goTo('kyc-success');
    if (found.form_error && found.attempts_left > 0) {
      setState((now) => ({ ...now, triesLeft: found.attempts_left, code: found.code }));
      return fail(refusedFields(found));
    }
    setErrors({ list: [], attempt: 0 });
    setTyped((now) => ({ ...now, otp: '' }));
    setState((now) => stateAfter(now, found, kyc));
    if (found.kyc_stage === 'FAILED' || found.attempts_left === 0) return address.goTo('kyc-failure');
    if (found.code && address.isOtherDocument) address.showCode();
  };
  const ask = async (fieldsets: Asked) => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await api.call('kycSearch', {
      params: { insurer: proposal.planData.insurerSlug, id: proposal.proposalID },
      body: {
        certificate_type: code?.certificate_type ?? typed.proof,
        mandatory_fields: { pep_flag: typed.pep === 'yes' },
        fieldsets,
      },
    });
    setBusy(false);
    if (answer.ok) return take(answer.value);
    if (answer.failure.code === 'KYC_LOCKED') return address.goTo('kyc-failure');
    setTrouble(answer.failure.message);
  };
  const search = () => {
    const { doc_no, name, dob } = typed;
    return ask({ doc_no, name, dob });
  };
  const submit = () => {
    if (busy) return;
    if (code) return void ask({ otp: typed.otp.replaceAll(' ', '') });
    const missing = missingChoices(typed);
    if (missing.length > 0) return fail(missing.map((field) => ({ field, message: required(field, t) })));
    setState((now) => ({ ...now, asked: 0 }));
    void search();
  };
  usePendingSearch(state, busy, search);
  return {
    proposal,
    kyc,
    typed,
    type: (change) => setTyped((now) => ({ ...now, ...change })),
    state,
    errors,
    trouble,
    busy,
    submit,
    sendAgain: () => void (busy || ask({ send_again: true })),
    code,
    otherDocument: address.otherDocument,
    backToCode: state.code && address.isOtherDocument ? address.code : undefined,
    isHandedOff: kyc.opens_in_new_tab && !address.isOwnTab,
  };
}

/** Asks again by itself while the registry is still looking. */
function usePendingSearch(
  { stage, asked }: KycSearchState,
  busy: boolean,
  search: () => Promise<void>,
): void {
  const isWaiting = stage === 'PENDING' && asked > 0 && asked <= pendingTries && !busy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pending answer starts one more question
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void search(), pendingPause);
    return () => clearTimeout(timer);
  }, [isWaiting, asked]);
}

function required(field: 'certificate_type' | 'pep', t: ReturnType<typeof useText>): string {
  const message = t('failure.ANSWER_REQUIRED');
  return t('form.error.at', { field: t(field === 'pep' ? 'kyc.pep' : 'kyc.proof'), message });
}

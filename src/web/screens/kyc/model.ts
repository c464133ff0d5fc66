import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireKyc, WireProposal } from '#contract/proposal/shapes.ts';
import { paths } from '#web/paths.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import { useLoaded } from '#web/platform/network/data.ts';
import { useText } from '#web/platform/text.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';

export type KycStage = WireKyc['kyc_stage'];

/** What the buyer typed. It is not kept anywhere: the number of a document never is. */
export type KycTyped = {
  readonly proof: string;
  readonly doc_no: string;
  readonly name: string;
  readonly dob: string;
  readonly pep: string;
  readonly otp: string;
};

export type KycSearchState = {
  readonly stage: KycStage;
  readonly triesLeft: number;
  readonly message: string | undefined;
  readonly next: readonly string[];
  /** How often a pending search was asked again by itself. */
  readonly asked: number;
  /** How many searches were answered on this page. */
  readonly searches: number;
};

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
  /** The insurer's check has a tab of its own and this is not it. */
  readonly isHandedOff: boolean;
};

/** The choices that no search can do without; the server checks the rest. */
function missingChoices({ proof, pep }: KycTyped): readonly ('certificate_type' | 'pep')[] {
  return [
    ...(proof === '' ? (['certificate_type'] as const) : []),
    ...(pep === '' ? (['pep'] as const) : []),
  ];
}

function firstTyped({ certificate_types: types }: WireKyc, proposal: WireProposal): KycTyped {
  const fields = types[0]?.fields ?? [];
  const prefilled = (name: string) => fields.find((field) => field.name === name)?.prefilled ?? '';
  const pep = proposal.savedForm.formData.proposerDetails?.pep;
  return {
    proof: '',
    doc_no: '',
    name: prefilled('name'),
    dob: prefilled('dob'),
    pep: pep === 'yes' || pep === 'no' ? pep : '',
    otp: '',
  };
}

/** A stage left from another visit is over: what was typed for it is gone. */
function nothingSearched({ attempts_left: triesLeft }: WireKyc): KycSearchState {
  return { stage: 'NOT_STARTED', triesLeft, message: undefined, next: [], asked: 0, searches: 0 };
}

type Found = CallAnswer<'kycSearch'>;

export function useKycPage(): KycPage {
  const t = useText();
  const api = useApi();
  const router = useRouter();
  const { proposal, kyc } = useLoaded('kyc');
  const isOwnTab = useRouterState({ select: ({ location }) => 'tab' in location.search });
  const [typed, setTyped] = useState(() => firstTyped(kyc, proposal));
  const [state, setState] = useState(() => nothingSearched(kyc));
  const [errors, setErrors] = useState<KycPage['errors']>({ list: [], attempt: 0 });
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const goTo = (screen: 'kyc-success' | 'kyc-failure') =>
    router.history.push(paths.proposal(proposal.proposalID, screen, isOwnTab ? { tab: 'own' } : {}));

  const fail = (list: readonly FieldError[]) => setErrors(({ attempt }) => ({ list, attempt: attempt + 1 }));
  const take = (found: Found) => {
    if (found.kyc_stage === 'VERIFIED') return goTo('kyc-success');
    if (found.form_error && found.attempts_left > 0) {
      setState((now) => ({ ...now, triesLeft: found.attempts_left }));
      return fail(fieldErrors(found.form_error));
    }
    setErrors({ list: [], attempt: 0 });
    const isPending = found.kyc_stage === 'PENDING';
    setState(({ asked, searches }) => ({
      stage: found.kyc_stage,
      triesLeft: found.attempts_left,
      message: found.err_msg ?? undefined,
      next: found.next.map((id) => kyc.certificate_types.find((type) => type.id === id)?.label ?? id),
      asked: isPending ? asked + 1 : 0,
      searches: searches + 1,
    }));
    const isOver = found.kyc_stage === 'FAILED' || found.attempts_left === 0;
    if (isOver && !isPending) goTo('kyc-failure');
  };
  const search = async () => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await api.call('kycSearch', {
      params: { insurer: proposal.planData.insurerSlug, id: proposal.proposalID },
      body: searchOf(typed, state.stage),
    });
    setBusy(false);
    if (answer.ok) return take(answer.value);
    if (answer.failure.code === 'KYC_LOCKED') return goTo('kyc-failure');
    setTrouble(answer.failure.message);
  };
  const submit = () => {
    if (busy) return;
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
    isHandedOff: kyc.opens_in_new_tab && !isOwnTab,
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

function fieldErrors(formError: Readonly<Record<string, string>>): readonly FieldError[] {
  const order = ['certificate_type', 'doc_no', 'name', 'dob', 'pincode', 'otp', 'pep'];
  return Object.entries(formError)
    .map(([field, message]) => ({ field, message }))
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** While a code is asked for, only that is sent. */
function searchOf({ proof, doc_no, name, dob, pep, otp }: KycTyped, stage: KycStage) {
  return {
    certificate_type: proof,
    mandatory_fields: { pep_flag: pep === 'yes' },
    fieldsets: stage === 'OTP_SENT' ? { otp: otp.replaceAll(' ', '') } : { doc_no, name, dob },
  };
}

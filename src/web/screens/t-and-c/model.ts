import { useState } from 'react';
import type { CallResult } from '#contract/call/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useWorded } from '#web/browser/use-worded.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { handOverOf, usePayment } from '#web/proposal-parts/use-payment.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { useBoxes } from './boxes.ts';
import { termsPage } from './page.ts';

export type TermsPage = ReturnType<typeof useTermsPage>;

export function useTermsPage() {
  const api = useApi();
  const { proposal, terms } = useLoaded(termsPage);
  const { proposalID, state } = proposal;
  const { price } = terms;
  const isAccepted = price.accepted && state !== 'drafting';
  const isNewPrice = price.total !== price.first.total && !isAccepted;
  const boxes = useBoxes(terms, isNewPrice);
  const [tpa, chooseTpa] = useState('');
  const [foundErrors, setErrors] = useWorded<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [showsBoxes, askForBoxes] = useState(false);
  const payment = usePayment(proposalID, handOverOf(proposal));

  const fail = (list: readonly FieldError[]) => {
    setErrors(() => list);
    setAttempt((now) => now + 1);
  };
  const refuse = async ({ code, message, fields }: Refused) => {
    if (fields.length > 0) return fail(fields);
    await payment.refuse({ code, message });
  };
  const agree = async () => {
    const { consents } = boxes;
    const { terms_version, agreed_to } = terms;
    const data = { total: price.total, consents, terms_version, agreed_to };
    const answer = await api.call('agreePremium', {
      params: { id: proposalID },
      body: { data: { ...data, ...(tpa !== '' && { tpa }) } },
    });
    const refused = refusedAgreement(answer);
    if (refused) await refuse(refused);
    return refused === undefined;
  };
  const submit = () => {
    if (isAccepted) return payment.start();
    askForBoxes(true);
    fail([]);
    if (boxes.missing.length === 0) payment.start(agree);
  };
  const refused = foundErrors.filter(({ field }) => boxes.ticked[field] !== true);
  // What the page itself asks for is said again in whatever language it is read in.
  const errors = { list: showsBoxes && boxes.missing.length > 0 ? boxes.missing : refused, attempt };
  return {
    proposal,
    terms,
    /** The terms and this very price were accepted before; only the payment is left. */
    isAccepted,
    isNewPrice,
    boxes,
    tpa,
    chooseTpa,
    errors,
    payment,
    submit,
  };
}

type Refused = {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly FieldError[];
};

/** Undefined when the agreement stands. */
function refusedAgreement(answer: CallResult<'agreePremium'>): Refused | undefined {
  if (!answer.ok) return { ...answer.failure, fields: [] };
  if (answer.value.success) return undefined;
  const { code, form_error: formError = {}, err_msg: message = '' } = answer.value;
  return {
    code,
    message,
    fields: Object.entries(formError).map(([field, text]) => ({ field, message: text })),
  };
}

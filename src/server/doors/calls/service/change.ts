import type { CallAnswer } from '#contract/call/shapes.ts';
import { answersToWire, formToWire, nameOf } from '#contract/proposal/wire.ts';
import type { WireChanges } from '#contract/service/change-shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { contactOf, textIn } from '#domain/proposal/form/answers.ts';
import { type Answers, withoutErased } from '#domain/proposal/form/fields.ts';
import { type BuiltForm, shownAnswers } from '#domain/proposal/form/forms.ts';
import { shownCity, withEnglishCity } from '#domain/proposal/form/place-name.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { never, ok, type Result } from '#domain/result.ts';
import { type ChangeSubject, formOfChange } from '#domain/service/change/change-form.ts';
import { nomineesOf, placeOfNominee, shareField } from '#domain/service/change/nominees.ts';
import type { ChangeLine } from '#domain/service/change/policy-change.ts';
import { asEnded } from '#domain/service/ending/ended-policy.ts';
import { requestRules } from '#domain/service/request-kinds.ts';
import { isLate } from '#domain/service/service-request.ts';
import { changeLinesInWords } from '#papers/change-lines.ts';
import type { Ports } from '#usecases/ports.ts';
import { changePolicy, withdrawChange } from '#usecases/serving/change/change-policy.ts';
import {
  type ChangeRequest,
  type ChangesView,
  type OfferedChange,
  readChanges,
} from '#usecases/serving/change/read-changes.ts';
import { sendChangeCode } from '#usecases/serving/change/send-change-code.ts';
import { mayWithdrawChange } from '#usecases/serving/change/take-back-changes.ts';
import type { Say } from '#words/sentences.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { Handlers } from '../handlers.ts';
import { openingAnswer } from '../opening/policy-opening.ts';

type ChangeCalls = 'getChanges' | 'sendChangeCode' | 'changePolicy' | 'withdrawChange';

/** Changing a policy that is issued. */
export function changeHandlers(ports: Ports): Pick<Handlers, ChangeCalls> {
  return {
    getChanges: async ({ params }, context) =>
      answerOf(ports, context, await readChanges(ports, context.visitor, asId<ProposalId>(params.id))),
    sendChangeCode: async ({ params, body: { email } }, context) => {
      const { visitor, network, locale: language } = context;
      const id = asId<ProposalId>(params.id);
      const result = await sendChangeCode(ports, { visitor, network }, { id, email, language });
      return openingAnswer(ports, result, context);
    },
    changePolicy: async ({ params, body }, context) => {
      const { visitor, network } = context;
      const { kind, person, code = '', data } = body;
      const endorsements = Number(body.endorsements);
      const { placeOf } = ports.catalogue.current();
      const answers =
        kind === 'change-address' ? withoutErased(withEnglishCity('proposerDetails', data, placeOf)) : data;
      const change = { id: asId<ProposalId>(params.id), kind, person, answers, code, endorsements };
      return answerOf(ports, context, await changePolicy(ports, { visitor, network }, change));
    },
    withdrawChange: async ({ params, body: { reference } }, context) => {
      const id = asId<ProposalId>(params.id);
      return answerOf(ports, context, await withdrawChange(ports, context.visitor, { id, reference }));
    },
  };
}

function answerOf(
  ports: Ports,
  context: CallContext,
  result: Result<ChangesView>,
): Result<CallAnswer<'getChanges'>> {
  if (!result.ok) return result;
  const { proposal, policy, requests, endorsements, offered, mayChange, isFresh } = result.value;
  const catalogue = ports.catalogue.current();
  const plan = planOfProposal(proposal, catalogue);
  const { say } = context;
  return ok({
    proposalID: proposal.id,
    policy_number: policy.policyNumber,
    product_title: plan?.productTitle ?? proposal.productId,
    insurer_title: plan?.insurerTitle ?? proposal.insurerSlug,
    insurer_phone: plan?.insurerPhone ?? '',
    cover_until: asEnded(policy).coverUntil,
    answer_days: requestRules['change-name'].answerDays,
    offered: offered.map((each) => offeredToWire(ports, context, proposal, each)),
    requests: requests.toReversed().map((request) => requestToWire(ports, say, request)),
    endorsements: endorsements.map(({ number, kind, reference, on, lines }) => ({
      ...{ number, kind, reference, on },
      lines: linesToWire(say, lines),
    })),
    may_change: mayChange,
    is_fresh: isFresh,
  });
}

function offeredToWire(
  { catalogue }: Ports,
  { say, locale }: CallContext,
  proposal: Proposal,
  { subject, form }: OfferedChange,
): WireChanges['offered'][number] {
  const { kind, person } = subject;
  const { insurers, placeOf } = catalogue.current();
  const name = formOfChange(subject);
  const answers = shownCity(name, shownAnswers(form, proposal.forms[name]), placeOf, locale);
  const onPaper = insurers.get(proposal.insurerSlug)?.requestsByMail?.kinds.includes(kind) ?? false;
  return {
    kind,
    person: person ?? null,
    person_name: person === undefined ? null : personName(proposal, person),
    on_paper: onPaper,
    present: presentText(proposal, subject, answers),
    form: formToWire(kind === 'change-nominee' ? wordedNominees(say, form) : form, answers, locale),
    data: answersToWire(answers),
  };
}

function presentText(proposal: Proposal, { kind, person }: ChangeSubject, answers: Answers): string {
  switch (kind) {
    case 'change-nominee':
      return nomineesInWords(answers);
    case 'change-name':
      return person === undefined ? '' : personName(proposal, person);
    case 'change-address':
      return textsIn(answers, ['address', 'city', 'pincode']);
    case 'change-mail':
      return textsIn(answers, ['email']);
    default:
      return never(kind);
  }
}

/** Each has the share where there are several. */
function nomineesInWords(answers: Answers): string {
  const nominees = nomineesOf(answers).filter((each) => fullNameOf(each.answers, 'nominee_') !== '');
  const nameIn = ({ answers: own, share }: (typeof nominees)[number]) =>
    nominees.length > 1 ? `${fullNameOf(own, 'nominee_')} (${share} %)` : fullNameOf(own, 'nominee_');
  return nominees.map(nameIn).join(', ');
}

function textsIn(answers: Answers, names: readonly string[]): string {
  return names
    .map((name) => textIn(answers, name))
    .filter((text) => text !== '')
    .join(', ');
}

function personName(proposal: Proposal, person: string): string {
  return person === 'proposer' ? contactOf(proposal).name : (nameOf(proposal, person) ?? person);
}

/** Each nominee has a heading, and a share that forms of the catalogue do not ask. */
function wordedNominees(say: Say, form: BuiltForm): BuiltForm {
  const label = sameInAll(say('service.change.share'));
  return {
    ...form,
    sections: form.sections.map((section) => {
      const isFirst = section.fields.some(({ question }) => question === shareField);
      const title = sameInAll(say('service.change.nominee', { at: placeOfNominee(section.id).at }));
      const fields = section.fields.map((field) =>
        field.question === shareField ? { ...field, label } : field,
      );
      return { ...section, fields, ...(isFirst && { title, hint: undefined }) };
    }),
  };
}

function requestToWire(ports: Ports, say: Say, request: ChangeRequest): WireChanges['requests'][number] {
  const { facts, reference, state, way, dueOn, insurerText } = request;
  return {
    kind: facts.kind,
    reference,
    state,
    on_paper: way === 'paper',
    due_on: dueOn,
    is_late: isLate(request, dayInIndia(ports.clock.now())),
    insurer_text: insurerText ?? null,
    may_withdraw: mayWithdrawChange(request),
    lines: linesToWire(say, facts.lines),
  };
}

function linesToWire(say: Say, lines: readonly ChangeLine[]) {
  return changeLinesInWords(say, lines).map(({ label, before, after }) => ({
    ...{ label, before: before ?? null, after: after ?? null },
  }));
}

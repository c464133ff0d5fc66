import type { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { type ProposalView, proposalToWire } from '#contract/proposal/wire.ts';
import { postPaymentAnswer, termsAnswer } from '#contract/purchase/wire.ts';
import { dayInIndia } from '#domain/date.ts';
import { topicOf } from '#domain/help/topic-of-refusal.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { destinationOf } from '#domain/proposal/destination.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import { withEnglishCity } from '#domain/proposal/form/place-name.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { purposesFor } from '#domain/proposal/terms.ts';
import { outcomeOf } from '#domain/purchase/outcome.ts';
import { type Failure, fail, never, ok, type Result } from '#domain/result.ts';
import { agreeAgain, agreePremium } from '#usecases/applying/agree-premium.ts';
import { termsOnOffer } from '#usecases/applying/list-riders.ts';
import { openProposal } from '#usecases/applying/open-proposal.ts';
import { builtForm } from '#usecases/applying/proposal-form.ts';
import { type SavedForm, saveProposalForm } from '#usecases/applying/save-proposal-form.ts';
import { editPan } from '#usecases/identity/edit-pan.ts';
import { decidesOver } from '#usecases/opening/who-opens.ts';
import { policySchedule } from '#usecases/owning/policy-schedule.ts';
import { currentOrder } from '#usecases/paying/payment-orders.ts';
import { readOutcome } from '#usecases/paying/read-outcome.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import type { Ports } from '#usecases/ports.ts';
import { coverStartOf } from '#usecases/quoting/price-plan.ts';
import { assignFlags } from '#usecases/telling/assign-flags.ts';
import type { Locale } from '#words/areas.ts';
import type { Say } from '#words/sentences.ts';
import { inHospitalToWire, papersOfTerms, portedToWire } from '../../../drawing/papers/product-papers.ts';
import { purchaseAddress } from '../../../ground/pages/page-addresses.ts';
import { fieldMessage, messageOf } from '../../../ground/words/failure-words.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { Handler, Handlers } from '../handlers.ts';
import { outcomeMessage } from './outcome-words.ts';
import { leadsToPay } from './pay-origins.ts';
import { payPath, returnPath } from './payment-routes.ts';
import { policyPageOf } from './policy-page.ts';

/** One way under three names: an insurer that is handed the read information sheet has a name of its own for it. */
type HandOverCall = 'toProcess' | 'toCisProposal' | 'toPaymentGateway';

export function proposalHandlers(ports: Ports) {
  const outcome = readAfterPayment(ports);
  const start = handOver(ports);
  return {
    getProposal: async ({ params }, context) => {
      const view = await viewProposal(ports, context, asId<ProposalId>(params.id));
      if (!view.ok) return view;
      const flags = await assignFlags(ports, context.visitor);
      return ok(proposalToWire(view.value, { ported: portedToWire(context.say, view.value), flags }));
    },
    saveProposer: saveForm(ports, 'proposerDetails'),
    saveInsured: saveForm(ports, 'insuredMembers'),
    saveNominee: saveForm(ports, 'nomineeDetails'),
    saveBank: saveForm(ports, 'bankDetails'),
    saveLifestyle: saveForm(ports, 'lifeStyleDetails'),
    saveDisease: saveForm(ports, 'medicalDetails'),
    savePortability: saveForm(ports, 'portabilityDetails'),
    agreePremium: agree(ports),
    toProcess: start,
    toCisProposal: start,
    toPaymentGateway: start,
    getSuccess: outcome,
    getFailure: outcome,
    getTerms: async ({ params }, context) => {
      const view = await viewProposal(ports, context, asId<ProposalId>(params.id));
      const { say } = context;
      if (!view.ok) return view;
      const purposes = purposesFor(ports.outbox.whatsapp !== undefined);
      return ok(termsAnswer(view.value, { ...papersOfTerms(say, view.value), purposes }, say));
    },
    editPan: async ({ params, body }, { visitor, say }) => {
      const saved = await editPan(ports, visitor, asId<ProposalId>(params.id), body.pan);
      return saved.ok ? savedForm(saved.value) : refusedSave(say, saved.failure);
    },
  } satisfies Partial<Handlers>;
}

async function viewProposal(
  ports: Ports,
  { visitor, locale }: Pick<CallContext, 'visitor' | 'locale'>,
  id: ProposalId,
): Promise<Result<ProposalView>> {
  const opened = await openProposal(ports, visitor, id);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  const payment = await currentOrder(ports, proposal);
  const outcome = { outcome: outcomeOf(proposal, payment), destination: destinationOf(proposal, payment) };
  return ok(await viewOf(ports, locale, proposal, outcome));
}

async function viewOf(
  ports: Ports,
  language: Locale,
  proposal: Proposal,
  view: Pick<ProposalView, 'outcome' | 'destination'>,
): Promise<ProposalView> {
  const catalogue = ports.catalogue.current();
  return {
    proposal,
    catalogue,
    language,
    forms: formNames.map((form) => builtForm(catalogue, proposal, form)),
    ...view,
    coverStart: coverStartOf(ports, proposal),
    terms: await termsOnOffer(ports, proposal),
  };
}

type SaveCall = (typeof saveCallOf)[FormName];

function saveForm(ports: Ports, form: FormName): Handler<SaveCall> {
  return async ({ params, body }, { visitor, framed, say, locale }) => {
    const saved = await saveProposalForm(ports, visitor, {
      id: asId<ProposalId>(params.id),
      form,
      answers: withEnglishCity(form, body.data, ports.catalogue.current().placeOf),
      step: body.step,
      version: body.version,
      autosave: body.autosave === 'true',
      language: locale,
      framed,
    });
    return saved.ok ? savedForm(saved.value) : refusedSave(say, saved.failure);
  };
}

function savedForm({ proposal, priceChanged, unchanged }: SavedForm): Result<CallAnswer<SaveCall>> {
  return ok({ ...savedAnswer(proposal), price_changed: priceChanged, kept: [...unchanged] });
}

function savedAnswer(proposal: Proposal) {
  const step = destinationOf(proposal, undefined);
  return { success: true as const, step, version: proposal.version, price_changed: false, kept: [] };
}

/** A save keeps the specification's shape: 200 with `form_error` or `err_msg`. Only what is not there is a 404. */
function refusedSave(say: Say, failure: Failure): Result<CallAnswer<SaveCall>> {
  if (failure.code === 'NOT_FOUND') return { ok: false, failure };
  const fields = failure.fields ?? [];
  const topic = topicOf(failure);
  const refused = { success: false as const, code: failure.code, ...(topic && { help_topic: topic }) };
  if (fields.length === 0) return ok({ ...refused, err_msg: messageOf(say, failure.code, failure.detail) });
  const form_error = Object.fromEntries(
    fields.map((each) => [each.field, fieldMessage(say, each, failure.detail)]),
  );
  return ok({ ...refused, form_error });
}

const agree =
  (ports: Ports): Handler<'agreePremium'> =>
  async ({ params, body: { data } }, { visitor, locale, say }) => {
    const id = asId<ProposalId>(params.id);
    const agreed = data
      ? await agreePremium(ports, visitor, {
          id,
          total: data.total,
          consents: data.consents,
          termsVersion: data.terms_version,
          agreedTo: data.agreed_to,
          language: locale,
          tpa: data.tpa,
        })
      : await agreeAgain(ports, visitor, id, locale);
    return agreed.ok ? ok(savedAnswer(agreed.value)) : refusedSave(say, agreed.failure);
  };

const handOver =
  (ports: Ports): Handler<HandOverCall> =>
  async ({ params }, { visitor, origin }) => {
    const handover = await startPayment(
      ports,
      visitor,
      asId<ProposalId>(params.id),
      `${origin}${returnPath(params.id)}`,
    );
    if (!handover.ok) return handover;
    switch (handover.value.kind) {
      case 'gateway': {
        const { url } = handover.value;
        return leadsToPay(url, ports.payments) ? ok({ redirect_url: url }) : fail('PAYMENT_UNAVAILABLE');
      }
      case 'gateway-form':
        return ok({ redirect_url: payPath(params.id) });
      case 'outcome':
        return ok({ redirect_url: purchaseAddress(params.id, 'transaction-success') });
      default:
        return never(handover.value);
    }
  };

const readAfterPayment =
  (ports: Ports): Handler<'getSuccess' | 'getFailure'> =>
  async ({ params }, { visitor, locale, say }) => {
    const read = await readOutcome(ports, visitor, asId<ProposalId>(params.id));
    if (!read.ok) return read;
    const { proposal, payment, outcome } = read.value;
    const view = await viewOf(ports, locale, proposal, {
      outcome,
      destination: destinationOf(proposal, payment),
    });
    const message = outcomeMessage(say, {
      outcome,
      bankText: payment?.failureText,
      declineReason: proposal.declineReason,
    });
    const schedule = await policySchedule(ports, visitor, proposal.id);
    const ported = portedToWire(say, view);
    const inHospital = schedule.ok ? inHospitalToWire(say, schedule.value) : undefined;
    const today = dayInIndia(ports.clock.now());
    const isHolder = await decidesOver(ports, visitor, proposal.id);
    const page = schedule.ok
      ? policyPageOf(say, { ...view, ...read.value, today, isHolder }, schedule.value)
      : undefined;
    return ok(postPaymentAnswer(view, { ...read.value, message, inHospital, ported, page }));
  };

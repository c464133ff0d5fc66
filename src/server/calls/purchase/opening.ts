import type { CallAnswer, CallRequest } from '#contract/call/shapes.ts';
import { choiceFrom, refusedChoice } from '#contract/plan/choice.ts';
import { memberKeyFrom } from '#contract/quote/wire.ts';
import { asId, type CptId, type InsurerSlug, type QuoteId, type SlabId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { ok, type Result } from '#domain/result.ts';
import { createTransaction, type PurchaseWish } from '#usecases/create-transaction.ts';
import { findOpenProposal } from '#usecases/find-open-proposal.ts';
import type { Ports } from '#usecases/ports.ts';
import type { CallContext, Handlers } from '../handlers.ts';

type OpeningHandlers = Pick<Handlers, 'createTransaction' | 'isNewProposal' | 'openProposal'>;

export function openingHandlers(ports: Ports): OpeningHandlers {
  return {
    isNewProposal: async ({ params, body }, { visitor }) => {
      const insurer = asId<InsurerSlug>(params.insurer);
      const open = await findOpenProposal(ports, visitor, insurer, body.product_slug);
      if (!open.ok) return open;
      return ok({ success: open.value === undefined, proposalID: open.value?.id ?? null });
    },
    createTransaction: async ({ body: { data } }, context) => {
      const opened = await open(ports, { ...data, path: 'data.' }, context);
      return opened.ok ? ok({ transaction_id: opened.value.transactionId }) : opened;
    },
    openProposal: (request, context) => openByPlan(ports, request, context),
  };
}

async function openByPlan(
  ports: Ports,
  { body: { quoteID, plan, members, familyCity, parentCity } }: CallRequest<'openProposal'>,
  context: CallContext,
): Promise<Result<CallAnswer<'openProposal'>>> {
  const places = { family: familyCity?.pincode, parents: parentCity?.pincode };
  const wished = { ...plan, quote_id: quoteID, members, places, path: 'plan.' };
  const opened = await open(ports, wished, context);
  return opened.ok ? ok({ proposalID: opened.value.id }) : opened;
}

type Wished = Pick<
  CallRequest<'createTransaction'>['body']['data'],
  'quote_id' | 'slab_id' | 'cpt_id' | 'plan_type' | 'members' | 'tenure' | 'riders'
> & {
  readonly places?: PurchaseWish['places'];
  /** Of term and riders in the payload, for their failures. */
  readonly path: string;
};

async function open(
  ports: Ports,
  { path, ...wish }: Wished,
  { visitor, session }: CallContext,
): Promise<Result<Proposal>> {
  const isChosen = wish.tenure !== undefined || wish.riders !== undefined;
  const opened = await createTransaction(ports, visitor, {
    quoteId: asId<QuoteId>(wish.quote_id),
    slabId: asId<SlabId>(wish.slab_id),
    cptId: asId<CptId>(wish.cpt_id),
    group: wish.plan_type,
    memberKeys: wish.members.map(memberKeyFrom),
    choice: isChosen ? choiceFrom(wish) : undefined,
    ...(wish.places && { places: wish.places }),
  });
  if (!opened.ok) return isChosen ? { ok: false, failure: refusedChoice(opened.failure, path) } : opened;
  session.rename();
  return opened;
}

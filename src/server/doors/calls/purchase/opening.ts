import type { CallRequest } from '#contract/call/shapes.ts';
import { choiceFrom, refusedChoice } from '#contract/plan/choice.ts';
import { differencesFrom, idOf, type NamedMember, type Repeated } from '#contract/purchase/repeated.ts';
import { memberKeyFrom } from '#contract/quote/wire.ts';
import { asId, type CptId, type InsurerSlug, type QuoteId, type SlabId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { createTransaction } from '#usecases/applying/create-transaction.ts';
import { findOpenProposal } from '#usecases/applying/find-open-proposal.ts';
import type { Ports } from '#usecases/ports.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { Handler, Handlers } from '../handlers.ts';
import type { CountStep } from '../site/step-counter.ts';

type OpeningNeeds = { readonly ports: Ports; readonly countStep: CountStep };

type OpeningHandlers = Pick<Handlers, 'createTransaction' | 'isNewProposal' | 'openProposal'>;

export function openingHandlers(ports: Ports, countStep: CountStep): OpeningHandlers {
  const needs = { ports, countStep };
  return {
    isNewProposal: async ({ params, body }, { visitor }) => {
      const insurer = asId<InsurerSlug>(params.insurer);
      const open = await findOpenProposal(ports, visitor, insurer, body.product_slug);
      if (!open.ok) return open;
      return ok({ success: open.value === undefined, proposalID: open.value?.id ?? null });
    },
    createTransaction: async ({ body: { data } }, context) => {
      const opened = await open(needs, { ...data, path: 'data.' }, repeatedIn(data), context);
      return opened.ok ? ok({ transaction_id: opened.value.transactionId }) : opened;
    },
    openProposal: openByPlan(needs),
  };
}

const openByPlan =
  (needs: OpeningNeeds): Handler<'openProposal'> =>
  async ({ body }, context) => {
    const { quoteID, plan, members } = body;
    const wished = { ...plan, quote_id: quoteID, members, path: 'plan.' };
    const opened = await open(needs, wished, repeatedByPlan(body), context);
    return opened.ok ? ok({ proposalID: opened.value.id }) : opened;
  };

type Purchase = CallRequest<'createTransaction'>['body']['data'];

function repeatedIn({ members, gender, pincode, city }: Purchase): Repeated {
  return {
    members: { field: 'data.members', values: members },
    gender: { field: 'data.gender', value: gender },
    places: [
      { field: 'data.pincode', value: pincode, of: 'either' },
      { field: 'data.city.id', value: city?.id, of: 'either' },
    ],
  };
}

function repeatedByPlan({
  members,
  gender,
  familyCity,
  parentCity,
}: CallRequest<'openProposal'>['body']): Repeated {
  return {
    members: { field: 'members', values: members },
    gender: { field: 'gender', value: gender },
    places: [
      { field: 'familyCity.pincode', value: familyCity?.pincode, of: 'family' },
      { field: 'familyCity.id', value: familyCity?.id, of: 'family' },
      { field: 'parentCity.pincode', value: parentCity?.pincode, of: 'parents' },
      { field: 'parentCity.id', value: parentCity?.id, of: 'parents' },
    ],
  };
}

type Wished = Pick<Purchase, 'quote_id' | 'slab_id' | 'cpt_id' | 'plan_type' | 'tenure' | 'riders'> & {
  readonly members: readonly NamedMember[];
  /** This is the path of term and riders in the payload, for their failures. */
  readonly path: string;
};

async function open(
  { ports, countStep }: OpeningNeeds,
  { path, ...payload }: Wished,
  repeated: Repeated,
  context: CallContext,
): Promise<Result<Proposal>> {
  const { visitor, visit, session } = context;
  const quote = await ports.store.findQuote(visitor, asId<QuoteId>(payload.quote_id));
  if (!quote) return fail('NOT_FOUND');
  const fields = differencesFrom(quote.request, repeated);
  if (fields.length > 0) return fail('INVALID_ANSWERS', { fields });
  const { plan_type } = payload;
  if (plan_type) {
    const pressed = { name: 'buy-pressed', fields: { plan_type } } as const;
    await countStep(context, pressed, `${quote.id} ${payload.slab_id}`);
  }
  const isChosen = payload.tenure !== undefined || payload.riders !== undefined;
  const opened = await createTransaction(ports, visitor, {
    quoteId: asId<QuoteId>(payload.quote_id),
    slabId: asId<SlabId>(payload.slab_id),
    cptId: asId<CptId>(payload.cpt_id),
    group: payload.plan_type,
    memberKeys: payload.members.map((member) => memberKeyFrom(idOf(member))),
    choice: isChosen ? choiceFrom(payload) : undefined,
    visit,
  });
  if (!opened.ok) return isChosen ? { ok: false, failure: refusedChoice(opened.failure, path) } : opened;
  session.rename();
  return opened;
}

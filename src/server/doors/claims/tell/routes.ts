import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import { asId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import { claimBar } from '#domain/service/claim/claim-bar.ts';
import { type ClaimAnswers, claimQuestions, readClaim } from '#domain/service/claim/claim-form.ts';
import { type ClaimSort, claimSorts } from '#domain/service/claim/claim-sorts.ts';
import { asEnded } from '#domain/service/ending/ended-policy.ts';
import { decidesOver, hasFreshCode } from '#usecases/opening/who-opens.ts';
import { addToClaim, claimsOf, tellClaim, withdrawClaim } from '#usecases/serving/claim/tell-claim.ts';
import { refuse } from '../../../ground/answers.ts';
import { rawBodyOf } from '../../../ground/bodies.ts';
import { leadTo } from '../../../ground/lead-to.ts';
import { sendPage } from '../../../ground/pages/send-page.ts';
import { sayTo } from '../../../ground/words/say.ts';
import type { RouteRules } from '../../../turns/route-rules.ts';
import { claimAdditionTemplate, claimAddress, claimTemplate, claimWithdrawalTemplate } from '../addresses.ts';
import {
  answersIn,
  type ClaimNeeds,
  type ClaimRequest,
  formGuard,
  type OpenedClaims,
  openClaims,
} from '../open-claims.ts';
import { personName } from '../person-name.ts';
import type { TellPage } from './page-facts.ts';
import { tellPage } from './tell-page.ts';

const reading: RouteRules = { lane: 'read', isOfVisit: true };
/** Each tells an insurer something, and writes a letter. */
const telling: RouteRules = {
  lane: 'purchase',
  tries: { visit: 60, own: 1, ownOfKnown: 10, address: 300 },
  isOfVisit: true,
};

/** Where claims of a policy are told and stand: a page of the server's own, for a phone in a hospital's corridor. */
export function registerTelling(app: FastifyInstance, needs: ClaimNeeds): void {
  const preValidation = formGuard(needs);
  app.get(claimTemplate, { config: reading }, (request: ClaimRequest, reply) =>
    showClaims(request, reply, needs),
  );
  app.post(claimTemplate, { config: telling, preValidation }, (request: ClaimRequest, reply) =>
    tell(request, reply, needs),
  );
  app.post(claimAdditionTemplate, { config: telling, preValidation }, (request: OneClaim, reply) =>
    change(request, reply, needs, addToClaim),
  );
  app.post(claimWithdrawalTemplate, { config: telling, preValidation }, (request: OneClaim, reply) =>
    change(request, reply, needs, withdrawClaim),
  );
  // From the links to the other language on what a press answers.
  for (const template of [claimAdditionTemplate, claimWithdrawalTemplate])
    app.get(template, { config: reading }, ({ params }: ClaimRequest, reply) =>
      leadTo(reply, claimAddress(claimTemplate, params.id), 302),
    );
}

type OneClaim = FastifyRequest<{ Params: { id: string; request: string } }>;

async function showClaims(request: ClaimRequest, reply: FastifyReply, needs: ClaimNeeds) {
  const opened = await openClaims(request, reply, needs);
  if (!opened.ok) return refuse(request, reply, opened.failure.code, needs.security);
  const page = await pageOf(needs, opened.value);
  const { query } = request;
  const what = typeof query === 'object' && query !== null && 'what' in query ? query.what : undefined;
  const sort = claimSorts.find((each) => each === what);
  const [only, ...others] = page.claims.schedule.insured;
  const who = only && others.length === 0 ? { who: only.key } : {};
  const on = sort === 'emergency' ? { on: page.claims.today } : {};
  return sendPage(request, reply, needs.security, (say) =>
    tellPage(say, { ...page, sort, answers: { ...who, ...on } }),
  );
}

async function tell(request: ClaimRequest, reply: FastifyReply, needs: ClaimNeeds) {
  const { ports, security } = needs;
  const opened = await openClaims(request, reply, needs);
  if (!opened.ok) return refuse(request, reply, opened.failure.code, security);
  const page = await pageOf(needs, opened.value);
  const raw = rawBodyOf(request, 'form') ?? '';
  const sort = claimSorts.find((each) => each === formField(raw, 'what'));
  const form = formField(raw, 'form') ?? '';
  if (!sort || !/^[\w-]{16,64}$/.test(form)) return refuse(request, reply, 'INVALID_ANSWERS', security);
  const { visitor, id, claims } = opened.value;
  const { schedule, today } = claims;
  const context = {
    ...page.context,
    people: schedule.insured.map(({ key }) => ({ key, name: personName(sayTo(request), schedule, key) })),
  };
  const answers = answersIn(request, claimQuestions(context, sort));
  if (!answers.ok) return refuse(request, reply, answers.failure.code, security);
  const claim = readClaim(context, sort, answers.value, today);
  if (!claim.ok) return sendAgain(request, reply, needs, { ...page, form, sort }, answers.value, claim);
  const done = await tellClaim(ports, visitor, { id, form, claim: claim.value });
  if (!done.ok) {
    const { code } = done.failure;
    const now = await pageOf(needs, opened.value);
    if (code !== now.bar) return refuse(request, reply, code, security);
    return sendPage(request, reply.code(409), security, (say) =>
      tellPage(say, { ...now, sort, answers: answers.value }),
    );
  }
  return leadTo(reply, claimAddress(claimTemplate, id), 303);
}

type Again = Omit<TellPage, 'answers' | 'sort'> & { readonly sort: ClaimSort };

/** The same form with what is wrong beside it; nothing that was typed is lost. */
function sendAgain(
  request: ClaimRequest,
  reply: FastifyReply,
  { security }: ClaimNeeds,
  page: Again,
  answers: ClaimAnswers,
  claim: Extract<Result<unknown>, { ok: false }>,
) {
  const failures = claim.failure.fields ?? [];
  return sendPage(request, reply.code(422), security, (say) => tellPage(say, { ...page, answers, failures }));
}

type Change = (
  ports: ClaimNeeds['ports'],
  visitor: VisitorId,
  id: ProposalId,
  request: string,
) => Promise<Result<undefined>>;

/** What stands then is on the page that it leads to, also where the press came too late. */
async function change(request: OneClaim, reply: FastifyReply, needs: ClaimNeeds, act: Change) {
  const { visitor } = needs.sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  const done = await act(needs.ports, visitor, id, request.params.request);
  if (!done.ok && (done.failure.code === 'NOT_FOUND' || done.failure.code === 'HOLDER_ONLY'))
    return refuse(request, reply, done.failure.code, needs.security);
  return leadTo(reply, claimAddress(claimTemplate, id), 303);
}

async function pageOf({ ports }: ClaimNeeds, { id, token, visitor, claims }: OpenedClaims) {
  const { schedule, context } = claims;
  const policy = await ports.store.policyOf(id);
  const proposal = await ports.store.getProposal(id);
  const insurer = proposal && ports.catalogue.current().insurers.get(proposal.insurerSlug);
  const mayTell = await decidesOver(ports, visitor, id);
  const { coverFrom, coverUntil } = policy ? asEnded(policy) : schedule;
  return {
    ...{ id, token, claims, failures: [] },
    form: ports.ids.serviceRequest(),
    mayTell,
    isFresh: await hasFreshCode(ports.store, visitor, id, ports.clock.now()),
    bar: claimBar(await ports.store.serviceRequestsOf(id), claims.today),
    isOnPaper: insurer?.requestsByMail?.kinds.includes('claim') ?? false,
    requests: mayTell ? await claimsOf(ports, id) : [],
    context: {
      ...{ coverFrom, coverUntil },
      people: schedule.insured.map(({ key }) => ({ key, name: key })),
      hospitals: context.hospitals,
    },
  };
}

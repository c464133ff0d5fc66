import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type ProposalId } from '#domain/ids.ts';
import { askKycConsent, partsOfState } from '#usecases/identity/ask-kyc-consent.ts';
import { takeKycConsent } from '#usecases/identity/take-kyc-consent.ts';
import type { Ports } from '#usecases/ports.ts';
import { refuse } from '../../ground/answers.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import { leadOut, leadTo } from '../../ground/lead-to.ts';
import { purchaseAddress } from '../../ground/pages/page-addresses.ts';
import type { GiveBack } from '../../turns/limits.ts';
import type { RouteRules } from '../../turns/route-rules.ts';
import type { Sessions } from '../../visit/session.ts';
import { checks } from './call-rules.ts';

/** The one address that is entered at the registry: it is the same for everybody. */
export const consentReturnPath = '/health-plan/identity/return/';

type Needs = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
  readonly giveBack: GiveBack;
};
type ToRegistry = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;
type FromRegistry = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** The registry is asked about somebody here, and paid for it. */
const config: RouteRules = { lane: 'purchase', tries: checks, isOfVisit: true };

/** The way to a registry that asks the buyer itself, and the way back. What comes back is believed to be nobody's. */
export function registerKycConsent(app: FastifyInstance, needs: Needs): void {
  app.get('/health-plan/identity/to-registry/:id/', { config }, (request: ToRegistry, reply) =>
    leadToRegistry(request, reply, needs),
  );
  app.get(consentReturnPath, { config }, (request: FromRegistry, reply) => comeBack(request, reply, needs));
}

async function leadToRegistry(
  request: ToRegistry,
  reply: FastifyReply,
  { ports, sessions, security, giveBack }: Needs,
) {
  const { visitor, origin } = sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  const { pep } = request.query;
  // The page itself has to ask this: nobody is taken for one or the other, nor led on by another site.
  if ((pep !== 'yes' && pep !== 'no') || !sessions.isFromHere(request)) {
    giveBack(request);
    return leadTo(reply, purchaseAddress(id, 'kyc'), 303);
  }
  const returnUrl = `${origin}${consentReturnPath}`;
  const consent = await askKycConsent(ports, visitor, { id, pep: pep === 'yes', returnUrl });
  if (!consent.ok && consent.failure.code === 'NOT_FOUND')
    return refuse(request, reply, consent.failure, security);
  // That page says how the check stands, or leads to the step whose turn it is.
  return consent.ok && consent.value
    ? leadOut(reply, consent.value, 303)
    : leadTo(reply, purchaseAddress(id, 'kyc'), 303);
}

/** Letters that a state or a code of OAuth is made of; what holds others is no way to our store or to the registry. */
const tokenShape = /^[\x21-\x7e]{1,512}$/;

function textIn(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && tokenShape.test(value) ? value : undefined;
}

async function comeBack(request: FromRegistry, reply: FastifyReply, { ports, sessions, security }: Needs) {
  const { visitor, origin } = sessions.open(request, reply);
  const state = textIn(request.query, 'state') ?? '';
  const code = textIn(request.query, 'code');
  const returnUrl = `${origin}${consentReturnPath}`;
  const result = await takeKycConsent(ports, visitor, { state, code, returnUrl });
  if (!result.ok && result.failure.code === 'NOT_FOUND')
    return refuse(request, reply, result.failure, security);
  const isVerified = result.ok && result.value.kyc.stage === 'VERIFIED';
  const id = partsOfState(state).id;
  return leadTo(reply, purchaseAddress(id, isVerified ? 'kyc-success' : 'kyc-failure'), 303);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import { parseIsoDate } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { partsOfState } from '#usecases/identity/ask-kyc-consent.ts';
import { refuse } from '../../ground/answers.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import { leadOut } from '../../ground/lead-to.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { RouteRules } from '../../turns/route-rules.ts';
import type { RegistryConsole, RegistryPerson, SandboxNeeds } from './console.ts';
import { registryPage } from './registry-page.ts';

type PageRequest = FastifyRequest<{ Params: { page: string } }>;
type RegistryPageRequest = { readonly proposalNumber: string; readonly proposer: RegistryPerson };

/** The registry's page, for the buyer whose proposal it is about; to everybody else there is no such page. */
export function registerRegistryConsole(
  app: FastifyInstance,
  registry: RegistryConsole,
  needs: SandboxNeeds,
): void {
  const config: RouteRules = { lane: 'purchase' };
  app.get('/sandbox/identity/:page', { config }, async (request: PageRequest, reply) => {
    const registryPageRequest = await ownPage(request, registry, needs);
    if (!registryPageRequest) return refuse(request, reply, 'NOT_FOUND', needs.security);
    const { proposalNumber, proposer } = registryPageRequest;
    const account = registry.accountOf(proposer);
    return sendPage(request, reply, needs.security, (say) =>
      registryPage(say, { proposalNumber, account }, registry.outcomes),
    );
  });
  app.post('/sandbox/identity/:page', { config }, (request: PageRequest, reply) =>
    play(request, reply, registry, needs),
  );
}

async function ownPage(
  request: PageRequest,
  registry: RegistryConsole,
  { ports: { store }, sessions }: SandboxNeeds,
): Promise<RegistryPageRequest | undefined> {
  const visitor = sessions.visitorOf(request);
  const id = asId<ProposalId>(partsOfState(registry.stateOf(request.params.page) ?? '').id);
  const proposal = visitor && (await store.findProposal(visitor, id));
  if (!proposal) return undefined;
  const contact = contactOf(proposal);
  const dateOfBirth = parseIsoDate(contact.dateOfBirth);
  return dateOfBirth && { proposalNumber: proposal.number, proposer: { name: contact.name, dateOfBirth } };
}

/** Sends the browser back with what the person chose, as a registry does. */
async function play(
  request: PageRequest,
  reply: FastifyReply,
  registry: RegistryConsole,
  needs: SandboxNeeds,
): Promise<FastifyReply> {
  const registryPageRequest = await ownPage(request, registry, needs);
  if (!registryPageRequest) return refuse(request, reply, 'NOT_FOUND', needs.security);
  if (!needs.sessions.isFromHere(request)) return refuse(request, reply, 'CSRF_FAILED', needs.security);
  const raw = rawBodyOf(request, 'form');
  const outcome = (raw && formField(raw, 'outcome')) ?? '';
  const back = registry.choose(request.params.page, outcome, registryPageRequest.proposer);
  return back === undefined
    ? refuse(request, reply, 'MALFORMED_REQUEST', needs.security)
    : leadOut(reply, back, 303);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { formField, plainFields } from '#contract/call/decoding.ts';
import { csrfField } from '#contract/call/encoding.ts';
import type { FormQuestion, PlainAnswers } from '#domain/claim/forms/answer-form.ts';
import { asId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ClaimClauses } from '#papers/wording/clauses.ts';
import { type PolicyClaims, policyClaims } from '#usecases/owning/claims/policy-claims.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Say } from '#words/sentences.ts';
import type { PolicyFiles } from '../../drawing/papers/policy/policy-files.ts';
import { clausesOfContract } from '../../drawing/papers/product-papers.ts';
import { refuse } from '../../ground/answers.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import type { CsrfGuard } from '../../visit/csrf.ts';
import type { Sessions } from '../../visit/session.ts';

export type ClaimNeeds = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly csrf: CsrfGuard;
  readonly security: PageSecurity;
  readonly files: PolicyFiles;
};
export type ClaimRequest = FastifyRequest<{ Params: { id: string } }>;

/** Before anything is counted. */
export function formGuard({ csrf, security }: ClaimNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = formField(rawBodyOf(request, 'form') ?? '', csrfField);
    if (!csrf.mayComeFrom(request) || !csrf.isRight(request, token))
      return refuse(request, reply, 'CSRF_FAILED', security);
  };
}

export type OpenedClaims = {
  readonly visitor: VisitorId;
  readonly id: ProposalId;
  readonly token: string;
  readonly claims: PolicyClaims;
};

/** A policy of whoever asks, with the token that its forms bear. Fails with `NOT_FOUND` for anybody else. */
export async function openClaims(
  request: ClaimRequest,
  reply: FastifyReply,
  needs: ClaimNeeds,
): Promise<Result<OpenedClaims>> {
  const { visitor } = needs.sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  const claims = await policyClaims(needs.ports, visitor, id);
  if (!claims.ok) return claims;
  const token = needs.sessions.tokenOf(request) ?? '';
  return ok({ visitor, id, token, claims: claims.value });
}

/** The answers that the questions of a form name; a blank one counts as none. */
export function answersIn<Name extends string>(
  request: ClaimRequest,
  questions: readonly FormQuestion<Name>[],
): Result<PlainAnswers<Name>> {
  const read = plainFields(rawBodyOf(request, 'form') ?? '');
  if (!read.ok) return read;
  const answers: Partial<Record<Name, string>> = {};
  for (const { name } of questions) {
    const [, value = ''] = read.value.fields.find(([field]) => field === name) ?? [];
    if (value !== '') answers[name] = value;
  }
  return ok(answers);
}

/** None once the plan has left the catalogue. */
export function clausesFor(
  say: Say,
  { ports }: ClaimNeeds,
  { listed, context, today }: PolicyClaims,
): ClaimClauses {
  const { slab } = context.contract;
  return listed ? clausesOfContract(say, ports.catalogue.current(), { ...listed, slab }, today) : {};
}

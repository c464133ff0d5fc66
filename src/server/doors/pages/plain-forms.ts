import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainFields } from '#contract/call/decoding.ts';
import { fail } from '#domain/result.ts';
import { refuse, wantsPage } from '../../ground/answers.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import { landingTemplate } from '../../ground/pages/page-addresses.ts';
import type { CsrfGuard } from '../../visit/csrf.ts';
import { drawPage, type PageNeeds } from './draw-page.ts';

export type PlainFormNeeds = PageNeeds & { readonly csrf: CsrfGuard };

/** Pages whose forms work without scripts: the start page and the steps of the landing flow. */
const templates = ['/', landingTemplate];

/** A form of these pages is answered with the next page, or with its own page and what is to correct. */
export function registerPlainForms(app: FastifyInstance, needs: PlainFormNeeds): void {
  for (const template of templates) {
    app.post(template, { config: { lane: 'page' }, preValidation: formGuard(needs) }, (request, reply) =>
      answerForm(request, reply, needs),
    );
  }
}

/** Before anything is counted. */
function formGuard({ csrf, security }: PlainFormNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return refuse(request, reply, 'UNKNOWN_CALL', security);
    const posted = formOf(request);
    if (!posted.ok) return refuse(request, reply, posted.failure, security);
    if (csrf.mayComeFrom(request) && csrf.isRight(request, posted.value.token)) return;
    csrf.repair(request, reply);
    return refuse(request, reply, 'CSRF_FAILED', security);
  };
}

function formOf(request: FastifyRequest): ReturnType<typeof plainFields> {
  const raw = rawBodyOf(request, 'form');
  return raw === undefined ? fail('CONTENT_TYPE_UNSUPPORTED') : plainFields(raw);
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: PlainFormNeeds,
): Promise<FastifyReply> {
  const posted = formOf(request);
  if (!posted.ok) return refuse(request, reply, posted.failure, needs.security);
  return drawPage(request, reply, needs, { posted: posted.value.fields });
}

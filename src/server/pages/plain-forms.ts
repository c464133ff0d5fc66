import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainFields } from '#contract/call/decoding.ts';
import { refuse, wantsPage } from '../http/answers.ts';
import { rawBodyOf } from '../http/bodies.ts';
import type { CsrfGuard } from '../visit/csrf.ts';
import { drawPage, type PageNeeds } from './draw-page.ts';
import { landingTemplate } from './page-addresses.ts';

export type PlainFormNeeds = PageNeeds & { readonly csrf: CsrfGuard };

/** Pages whose forms work without scripts: the start page and the steps of the landing flow. */
const templates = ['/', landingTemplate];

/** A form of these pages is answered with the next page, or with its own page and what is to correct. */
export function registerPlainForms(app: FastifyInstance, needs: PlainFormNeeds): void {
  for (const template of templates) {
    app.post(template, (request, reply) => answerForm(request, reply, needs));
  }
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: PlainFormNeeds,
): Promise<FastifyReply> {
  const { csrf, security } = needs;
  if (!wantsPage(request)) return refuse(request, reply, 'UNKNOWN_CALL', security);
  const raw = rawBodyOf(request, 'form');
  if (raw === undefined) return refuse(request, reply, 'CONTENT_TYPE_UNSUPPORTED', security);
  const posted = plainFields(raw);
  if (!posted.ok) return refuse(request, reply, posted.failure, security);
  if (!csrf.mayComeFrom(request) || !csrf.isRight(request, posted.value.token)) {
    csrf.repair(request, reply);
    return refuse(request, reply, 'CSRF_FAILED', security);
  }
  return drawPage(request, reply, needs, { posted: posted.value.fields });
}

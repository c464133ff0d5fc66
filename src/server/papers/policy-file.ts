import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type ProposalId } from '#domain/ids.ts';
import { schedulePaper } from '#papers/schedule/schedule.ts';
import { policySchedule } from '#usecases/policy-schedule.ts';
import type { Ports } from '#usecases/ports.ts';
import { refuse } from '../http/answers.ts';
import type { PageSecurity } from '../http/headers.ts';
import { sayIn } from '../http/say.ts';
import type { PaperDrawer } from '../threads/paper-drawer.ts';
import { languageOf, noteLanguage } from '../visit/language.ts';
import type { Sessions } from '../visit/session.ts';
import { createPolicyFiles, type PolicyFiles } from './policy-files.ts';

export type FileNeeds = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
  readonly drawer: PaperDrawer;
};
type DrawnFileNeeds = FileNeeds & { readonly files: PolicyFiles };
type FileRequest = FastifyRequest<{ Params: { id: string } }>;

/** The policy schedule to keep, in the language of whoever asks: its owner's alone, and never kept on the way. */
export function registerPolicyFile(app: FastifyInstance, needs: FileNeeds): void {
  const drawn: DrawnFileNeeds = { ...needs, files: createPolicyFiles(needs.drawer.draw) };
  app.get('/health-plan/proposals/:id/policy.pdf', (request: FileRequest, reply) =>
    sendPolicy(request, reply, drawn),
  );
}

async function sendPolicy(
  request: FileRequest,
  reply: FastifyReply,
  { ports, sessions, security, files }: DrawnFileNeeds,
) {
  const { visitor } = sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  const schedule = await policySchedule(ports, visitor, id);
  if (!schedule.ok) return refuse(request, reply, schedule.failure.code, security);
  const locale = languageOf(request);
  const paper = schedulePaper(sayIn(locale), schedule.value);
  const file = await files.fileOf(visitor, id, { paper, language: `${locale}-IN` });
  if (!file.ok) return refuse(request, reply.header('retry-after', '3'), file.failure.code, security);
  const name = schedule.value.policyNumber.replace(/[^\w-]/g, '');
  noteLanguage(reply);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="policy-${name}.pdf"`)
    .send(file.value);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type ProposalId } from '#domain/ids.ts';
import { policySchedule } from '#usecases/policy-schedule.ts';
import type { Ports } from '#usecases/ports.ts';
import { refuse } from '../http/answers.ts';
import type { PageSecurity } from '../http/headers.ts';
import type { PolicyDrawer } from '../threads/policy-drawer.ts';
import type { Sessions } from '../visit/session.ts';
import { createPolicyFiles, type PolicyFiles } from './policy-files.ts';

export type FileDoors = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
  readonly drawer: PolicyDrawer;
};
type Desk = FileDoors & { readonly files: PolicyFiles };
type FileRequest = FastifyRequest<{ Params: { id: string } }>;

/** The policy schedule to keep: its owner's alone, and never kept on the way. */
export function registerPolicyFile(app: FastifyInstance, doors: FileDoors): void {
  const desk: Desk = { ...doors, files: createPolicyFiles(doors.drawer.draw) };
  app.get('/health-plan/proposals/:id/policy.pdf', (request: FileRequest, reply) =>
    sendPolicy(request, reply, desk),
  );
}

async function sendPolicy(
  request: FileRequest,
  reply: FastifyReply,
  { ports, sessions, security, files }: Desk,
) {
  const { visitor } = sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  const schedule = await policySchedule(ports, visitor, id);
  if (!schedule.ok) return refuse(request, reply, schedule.failure.code, security);
  const file = await files.fileOf(visitor, id, schedule.value);
  if (!file.ok) return refuse(request, reply.header('retry-after', '3'), file.failure.code, security);
  const name = schedule.value.policyNumber.replace(/[^\w-]/g, '');
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="policy-${name}.pdf"`)
    .send(file.value);
}

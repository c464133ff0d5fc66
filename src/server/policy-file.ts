import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type ProposalId } from '#domain/ids.ts';
import { policySchedule } from '#usecases/policy-schedule.ts';
import type { Ports } from '#usecases/ports.ts';
import { refuse } from './answers.ts';
import type { PageSecurity } from './headers.ts';
import { policyPdf } from './policy-pdf.ts';
import type { Sessions } from './session.ts';

export type FileDoors = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
};
type FileRequest = FastifyRequest<{ Params: { id: string } }>;

/** The policy schedule to keep: its owner's alone, and never kept on the way. */
export function registerPolicyFile(app: FastifyInstance, doors: FileDoors): void {
  app.get('/health-plan/proposals/:id/policy.pdf', (request: FileRequest, reply) =>
    sendPolicy(request, reply, doors),
  );
}

async function sendPolicy(
  request: FileRequest,
  reply: FastifyReply,
  { ports, sessions, security }: FileDoors,
) {
  const { visitor } = sessions.open(request, reply);
  const schedule = await policySchedule(ports, visitor, asId<ProposalId>(request.params.id));
  if (!schedule.ok) return refuse(request, reply, schedule.failure.code, security);
  const name = schedule.value.policyNumber.replace(/[^\w-]/g, '');
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="policy-${name}.pdf"`)
    .send(await policyPdf(schedule.value));
}

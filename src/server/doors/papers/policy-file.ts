import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type ProposalId } from '#domain/ids.ts';
import { policyCalendar } from '#papers/calendar/policy-calendar.ts';
import { receiptPaper } from '#papers/receipt/receipt.ts';
import { policySchedule } from '#usecases/owning/policy-schedule.ts';
import { paymentReceipt } from '#usecases/paying/payment-receipt.ts';
import type { Ports } from '#usecases/ports.ts';
import { type Locale, locales } from '#words/areas.ts';
import { calendarFile } from '../../drawing/papers/calendar-file.ts';
import { paperPage } from '../../drawing/papers/paper-page.ts';
import { type FindPaper, paperFinders, safeFileName } from '../../drawing/papers/policy/find-paper.ts';
import type { PolicyFiles } from '../../drawing/papers/policy/policy-files.ts';
import { refuse } from '../../ground/answers.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import { languageOf, noteLanguage } from '../../ground/words/language.ts';
import { sayIn } from '../../ground/words/say.ts';
import type { Sessions } from '../../visit/session.ts';

export type FileNeeds = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
  readonly files: PolicyFiles;
};
type FileRequest = FastifyRequest<{ Params: { id: string }; Querystring: { in?: unknown } }>;

/** The papers of a purchase to keep, in the language of whoever asks: its owner's alone, and never kept on the way. */
export function registerPolicyFile(app: FastifyInstance, needs: FileNeeds): void {
  for (const [file, find] of Object.entries(paperFinders)) {
    app.get(
      `/health-plan/proposals/:id/${file}.pdf`,
      { config: { lane: 'drawing', isOfVisit: true } },
      (request: FileRequest, reply) => sendFile(request, reply, needs, find),
    );
  }
  app.get(
    '/health-plan/proposals/:id/policy.ics',
    { config: { lane: 'read', isOfVisit: true } },
    (request: FileRequest, reply) => sendCalendar(request, reply, needs),
  );
  app.get(
    '/health-plan/proposals/:id/receipt',
    { config: { lane: 'read', isOfVisit: true } },
    (request: FileRequest, reply) => sendReceiptPage(request, reply, needs),
  );
}

/** To be read, and printed, where a file would have to be opened first. */
async function sendReceiptPage(
  request: FileRequest,
  reply: FastifyReply,
  { ports, sessions, security }: FileNeeds,
) {
  const { visitor } = sessions.open(request, reply);
  const receipt = await paymentReceipt(ports, visitor, asId<ProposalId>(request.params.id));
  if (!receipt.ok) return refuse(request, reply, receipt.failure.code, security);
  return sendPage(request, reply, security, (say) =>
    paperPage(say, receiptPaper(say, receipt.value), { address: 'receipt.pdf', words: 'papers.page.file' }),
  );
}

/** The days of a policy, to be opened by a calendar. */
async function sendCalendar(
  request: FileRequest,
  reply: FastifyReply,
  { ports, sessions, security }: FileNeeds,
) {
  const { visitor } = sessions.open(request, reply);
  const schedule = await policySchedule(ports, visitor, asId<ProposalId>(request.params.id));
  if (!schedule.ok) return refuse(request, reply, schedule.failure.code, security);
  const locale = languageOf(request);
  noteLanguage(reply);
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', attachmentOf(`policy-dates-${schedule.value.policyNumber}`, 'ics'))
    .send(calendarFile(policyCalendar(sayIn(locale), schedule.value), locale));
}

async function sendFile(
  request: FileRequest,
  reply: FastifyReply,
  { ports, sessions, security, files }: FileNeeds,
  find: FindPaper,
) {
  const { visitor } = sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  const locale = paperLanguage(request);
  const result = await find(ports, visitor, id, sayIn(locale));
  if (!result.ok) return refuse(request, reply, result.failure.code, security);
  const { paper, fileName, language = locale } = result.value;
  const file = await files.fileOf(visitor, id, { paper, language: `${language}-IN` });
  if (!file.ok) return refuse(request, reply.header('retry-after', '3'), file.failure.code, security);
  noteLanguage(reply);
  return reply
    .header('content-language', locale)
    .type('application/pdf')
    .header('content-disposition', attachmentOf(fileName, 'pdf'))
    .send(file.value);
}

/** A paper is read by more people than its page: `?in=hi` gives it in another language, and the page keeps its own. */
function paperLanguage(request: FileRequest): Locale {
  const wished = request.query.in;
  return locales.find((locale) => locale === wished) ?? languageOf(request);
}

function attachmentOf(fileName: string, kind: 'pdf' | 'ics'): string {
  return `attachment; filename="${safeFileName(fileName)}.${kind}"`;
}

import type { FastifyReply } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import { type Complaint, complaintQuestions, readComplaint } from '#domain/claim/complaint/complaint-form.ts';
import { complaintLadder, type Ladder, type LadderStep, lettersBy } from '#domain/claim/complaint/ladder.ts';
import { complaintLetter } from '#papers/claim/complaint-letter.ts';
import type { PolicyClaims } from '#usecases/owning/claims/policy-claims.ts';
import { type Locale, locales } from '#words/areas.ts';
import type { Say } from '#words/sentences.ts';
import { safeFileName } from '../../drawing/papers/policy/find-paper.ts';
import { refuse } from '../../ground/answers.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import { languageOf, noteLanguage } from '../../ground/words/language.ts';
import { sayIn } from '../../ground/words/say.ts';
import { complaintContextOf, complaintPage } from './complaint-page.ts';
import { answersIn, type ClaimNeeds, type ClaimRequest, clausesFor, openClaims } from './open-claims.ts';
import { personName } from './person-name.ts';

export async function showComplaint(request: ClaimRequest, reply: FastifyReply, needs: ClaimNeeds) {
  const opened = await openClaims(request, reply, needs);
  if (!opened.ok) return refuse(request, reply, opened.failure.code, needs.security);
  const { id, token, claims } = opened.value;
  const { schedule } = claims;
  const [only, ...others] = schedule.insured;
  const answers = only && others.length === 0 ? { who: only.key } : {};
  return sendPage(request, reply, needs.security, (say) =>
    complaintPage(say, { id, token, schedule, answers, failures: [], dispute: undefined }),
  );
}

export async function prepareLetters(request: ClaimRequest, reply: FastifyReply, needs: ClaimNeeds) {
  const opened = await openClaims(request, reply, needs);
  if (!opened.ok) return refuse(request, reply, opened.failure.code, needs.security);
  const { id, token, claims } = opened.value;
  const { schedule, today } = claims;
  const answers = complaintAnswersIn(request, claims);
  if (!answers.ok) return refuse(request, reply, answers.failure.code, needs.security);
  const page = { id, token, schedule, answers: answers.value };
  const complaint = readComplaint(complaintContextOf(schedule), answers.value, today);
  const failures = complaint.ok ? [] : (complaint.failure.fields ?? []);
  const dispute = complaint.ok
    ? { ladder: complaintLadder(complaint.value, today), billed: complaint.value.billed }
    : undefined;
  return sendPage(request, reply.code(complaint.ok ? 200 : 422), needs.security, (say) =>
    complaintPage(say, { ...page, failures, dispute }),
  );
}

function complaintAnswersIn(request: ClaimRequest, { schedule }: PolicyClaims) {
  return answersIn(request, complaintQuestions(complaintContextOf(schedule)));
}

/** The letter that was pressed, as a file; what does not hold together is shown on the page instead. */
export async function sendLetter(request: ClaimRequest, reply: FastifyReply, needs: ClaimNeeds) {
  const { security, files } = needs;
  const opened = await openClaims(request, reply, needs);
  if (!opened.ok) return refuse(request, reply, opened.failure.code, security);
  const { visitor, id, claims } = opened.value;
  const answers = complaintAnswersIn(request, claims);
  if (!answers.ok) return refuse(request, reply, answers.failure.code, security);
  const complaint = readComplaint(complaintContextOf(claims.schedule), answers.value, claims.today);
  if (!complaint.ok) return prepareLetters(request, reply, needs);
  const [to, locale] = letterIn(request, complaintLadder(complaint.value, claims.today));
  const paper = letterPaper(sayIn(locale), to, needs, claims, complaint.value);
  const file = await files.fileOf(visitor, id, { paper, language: `${locale}-IN` });
  if (!file.ok) return refuse(request, reply.header('retry-after', '3'), file.failure.code, security);
  noteLanguage(reply);
  const name = safeFileName(`complaint-${to}-${claims.schedule.policyNumber}`);
  return reply
    .header('content-language', locale)
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(file.value);
}

/** Which letter, and in which language: `officer.hi`. One whose time has not come is the first one; a language that is none, that of the site. */
function letterIn(request: ClaimRequest, ladder: Ladder): readonly [LadderStep, Locale] {
  const [step, language] = (formField(rawBodyOf(request, 'form') ?? '', 'letter') ?? '').split('.');
  return [
    lettersBy(ladder).find((one) => one === step) ?? 'officer',
    locales.find((locale) => locale === language) ?? languageOf(request),
  ];
}

function letterPaper(
  say: Say,
  to: LadderStep,
  needs: ClaimNeeds,
  claims: PolicyClaims,
  complaint: Complaint,
) {
  const { schedule, today } = claims;
  return complaintLetter(say, to, {
    ...{ schedule, complaint, today },
    ladder: complaintLadder(complaint, today),
    clauses: clausesFor(say, needs, claims),
    who: personName(say, schedule, complaint.person),
  });
}

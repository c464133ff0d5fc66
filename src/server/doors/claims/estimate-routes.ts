import type { FastifyReply } from 'fastify';
import { estimateStay } from '#domain/claim/estimate/estimate.ts';
import { estimateQuestions, readEstimate } from '#domain/claim/estimate/estimate-form.ts';
import { usedOfYear } from '#domain/service/claim/used-cover.ts';
import { estimateText } from '#papers/claim/estimate-text.ts';
import { refuse } from '../../ground/answers.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import { estimatePage } from './estimate-page.ts';
import { answersIn, type ClaimNeeds, type ClaimRequest, clausesFor, openClaims } from './open-claims.ts';
import { personName } from './person-name.ts';

export async function showEstimate(request: ClaimRequest, reply: FastifyReply, needs: ClaimNeeds) {
  const opened = await openClaims(request, reply, needs);
  if (!opened.ok) return refuse(request, reply, opened.failure.code, needs.security);
  const { id, token, claims } = opened.value;
  const { contract } = claims.context;
  const [only, ...others] = contract.people;
  const { today } = claims;
  const on = today < contract.coverFrom || today > contract.coverUntil ? contract.coverFrom : today;
  const who = only && others.length === 0 ? { who: only.key } : {};
  return sendPage(request, reply, needs.security, (say) =>
    estimatePage(say, { id, token, claims, answers: { ...who, on }, failures: [], result: undefined }),
  );
}

export async function workOut(request: ClaimRequest, reply: FastifyReply, needs: ClaimNeeds) {
  const opened = await openClaims(request, reply, needs);
  if (!opened.ok) return refuse(request, reply, opened.failure.code, needs.security);
  const { id, token, claims } = opened.value;
  const { context, schedule, today } = claims;
  const answers = answersIn(request, estimateQuestions(context));
  if (!answers.ok) return refuse(request, reply, answers.failure.code, needs.security);
  const page = { id, token, claims, answers: answers.value };
  const checked = readEstimate(context, answers.value, today);
  if (!checked.ok) {
    const failures = checked.failure.fields ?? [];
    return sendPage(request, reply.code(422), needs.security, (say) =>
      estimatePage(say, { ...page, failures, result: undefined }),
    );
  }
  const { person, bill, cause, on: admittedOn } = checked.value;
  const { contract } = context;
  const { coverFrom, slab } = contract;
  const usedThisYear = usedOfYear(
    await needs.ports.store.serviceRequestsOf(id),
    { coverFrom, on: admittedOn },
    { illness: bill.illness, deductible: slab.deductible },
  );
  const estimate = estimateStay({ contract, person, bill, cause, admittedOn, usedThisYear });
  return sendPage(request, reply, needs.security, (say) => {
    const clauses = clausesFor(say, needs, claims);
    const who = personName(say, schedule, person.key);
    const result = estimateText(say, {
      schedule,
      checked: checked.value,
      estimate,
      usedThisYear,
      clauses,
      who,
    });
    return estimatePage(say, { ...page, failures: [], result });
  });
}

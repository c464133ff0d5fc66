import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import { rawBodyOf } from '../../../ground/bodies.ts';
import { casePath, caseTemplate, letterTemplate, mobileTemplate, stopMobileTemplate } from '../addresses.ts';
import { operatorsRoute as config, type OperatorsNeeds, requireOperator, wordIn } from '../guard.ts';
import { askLetter, casePage } from './case-page.ts';
import { askMobile, stopMobile } from './change-mobile.ts';
import { type CaseOutcome, doneOutcomes, refusedStatus } from './outcomes.ts';

type OfCase = { Params: { number: string } };

/** One purchase, and what can be done with its policy. */
export function registerCase(app: FastifyInstance, needs: OperatorsNeeds): void {
  const { ports, sessions } = needs;
  app.get<OfCase>(caseTemplate, { config }, (request, reply) =>
    requireOperator(request, reply, needs, (operator) => {
      const done = wordIn(request.query, 'done');
      return casePage(
        ports,
        operator,
        request.params.number,
        doneOutcomes.find((each) => each === done),
      );
    }),
  );
  const act = (
    template: string,
    run: (
      operator: Parameters<typeof askLetter>[1],
      request: FastifyRequest<OfCase>,
    ) => Promise<CaseOutcome | undefined>,
  ) =>
    app.post<OfCase>(template, { config }, (request, reply) =>
      requireOperator(request, reply, needs, async (operator) => {
        const { number } = request.params;
        const outcome = sessions.isFromHere(request) ? await run(operator, request) : 'from-elsewhere';
        if (outcome === undefined) return undefined;
        // To a page of its own, so that a reload does nothing again.
        if (doneOutcomes.some((each) => each === outcome))
          return { to: `${casePath(number)}?done=${outcome}` };
        reply.code(refusedStatus(outcome));
        return casePage(ports, operator, number, outcome);
      }),
    );
  act(letterTemplate, (operator, { params }) => askLetter(ports, operator, params.number));
  act(mobileTemplate, (operator, request) =>
    askMobile(ports, operator, request.params.number, {
      mobile: fieldOf(request, 'mobile'),
      reason: fieldOf(request, 'reason'),
    }),
  );
  act(stopMobileTemplate, (operator, request) =>
    stopMobile(ports, operator, request.params.number, fieldOf(request, 'reason')),
  );
}

function fieldOf(request: FastifyRequest, name: string): string {
  return (formField(rawBodyOf(request, 'form') ?? '', name) ?? '').trim().slice(0, 200);
}

import type { FastifyInstance } from 'fastify';
import { leadTo } from '../../ground/lead-to.ts';
import type { RouteRules } from '../../turns/route-rules.ts';
import { claimAddress, complaintTemplate, estimateTemplate, letterTemplate } from './addresses.ts';
import { prepareLetters, sendLetter, showComplaint } from './complaint-routes.ts';
import { showEstimate, workOut } from './estimate-routes.ts';
import { type ClaimNeeds, type ClaimRequest, formGuard } from './open-claims.ts';
import { registerTelling } from './tell/routes.ts';

const reading: RouteRules = { lane: 'read', isOfVisit: true };
const drawing: RouteRules = { lane: 'drawing', isOfVisit: true };

/** What a policy will pay, its claims, and what to do where it paid less: pages without a script. Claims alone are stored. */
export function registerClaims(app: FastifyInstance, needs: ClaimNeeds): void {
  registerTelling(app, needs);
  const preValidation = formGuard(needs);
  app.get(estimateTemplate, { config: reading }, (request: ClaimRequest, reply) =>
    showEstimate(request, reply, needs),
  );
  app.post(estimateTemplate, { config: reading, preValidation }, (request: ClaimRequest, reply) =>
    workOut(request, reply, needs),
  );
  app.get(complaintTemplate, { config: reading }, (request: ClaimRequest, reply) =>
    showComplaint(request, reply, needs),
  );
  app.post(complaintTemplate, { config: reading, preValidation }, (request: ClaimRequest, reply) =>
    prepareLetters(request, reply, needs),
  );
  // From the links to the other language on what a press answers.
  app.get(letterTemplate, { config: reading }, ({ params }: ClaimRequest, reply) =>
    leadTo(reply, claimAddress(complaintTemplate, params.id), 302),
  );
  app.post(letterTemplate, { config: drawing, preValidation }, (request: ClaimRequest, reply) =>
    sendLetter(request, reply, needs),
  );
}

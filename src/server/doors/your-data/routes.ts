import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import { csrfField } from '#contract/call/encoding.ts';
import { emptyHeldData, fieldsByName, type HeldData } from '#domain/retention/held-data.ts';
import { heldPaper } from '#papers/visitor-data/visitor-data.ts';
import { eraseVisitor } from '#usecases/keeping/erase-data.ts';
import { holdData } from '#usecases/keeping/hold-data.ts';
import type { Ports } from '#usecases/ports.ts';
import { paperPage } from '../../drawing/papers/paper-page.ts';
import { refuse } from '../../ground/answers.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import { leadTo } from '../../ground/lead-to.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { Tries } from '../../turns/limits/tries.ts';
import type { RouteRules } from '../../turns/route-rules.ts';
import type { CsrfGuard } from '../../visit/csrf.ts';
import type { Sessions } from '../../visit/session.ts';
import { belongings } from '../calls/call-rules.ts';
import { erasePath, filePath, readPath, yourDataPath } from './addresses.ts';
import { erasedPage, yourDataPage } from './pages.ts';

export type YourDataNeeds = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly csrf: CsrfGuard;
  readonly security: PageSecurity;
};

/** Everything of somebody at once is much to read, and a line in the log each time. */
const takings: Tries = { visit: 20, own: 20, address: 200 };
const taking: RouteRules = { lane: 'score', tries: takings };
const erasing: RouteRules = { lane: 'score', tries: { ...takings, own: 2 } };

/** What is held of whoever asks, to be read, taken along and erased: pages without a script, for their own visit alone. */
export function registerYourData(app: FastifyInstance, needs: YourDataNeeds): void {
  app.get(yourDataPath, { config: { lane: 'score', tries: belongings } }, (request, reply) =>
    showPage(request, reply, needs, false),
  );
  app.get(readPath, { config: taking }, (request, reply) => readAll(request, reply, needs));
  app.get(filePath, { config: taking }, (request, reply) => sendAll(request, reply, needs));
  // From the links to the other language on what a press answers.
  app.get(erasePath, { config: erasing }, (_request, reply) => leadTo(reply, yourDataPath, 302));
  app.post(erasePath, { config: erasing, preValidation: formGuard(needs) }, (request, reply) =>
    erase(request, reply, needs),
  );
}

/** Whoever has no visit yet has nothing here, and is given none for asking. */
async function heldOf(request: FastifyRequest, { ports, sessions }: YourDataNeeds): Promise<HeldData> {
  const visitor = sessions.visitorOf(request);
  return visitor === undefined ? emptyHeldData : holdData(ports, visitor);
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: YourDataNeeds,
  isUnsure: boolean,
): Promise<FastifyReply> {
  const data = await heldOf(request, needs);
  const token = needs.sessions.tokenOf(request);
  return sendPage(request, reply, needs.security, (say) => yourDataPage(say, { data, token, isUnsure }));
}

/** The file holds more in one piece than any page shows at once: the log says that it was taken. */
async function noteErasure({ ports }: YourDataNeeds, { purchases }: HeldData): Promise<void> {
  if (purchases.length === 0) return;
  const reference = purchases.map(({ proposal }) => proposal.number).join(' ');
  const at = ports.clock.now();
  await ports.store.recordAudit({
    at,
    who: 'visitor',
    via: 'visitor',
    act: 'exported',
    reference,
    reason: '',
  });
}

async function readAll(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: YourDataNeeds,
): Promise<FastifyReply> {
  const data = await heldOf(request, needs);
  await noteErasure(needs, data);
  const catalogue = needs.ports.catalogue.current();
  const context = {
    data,
    fields: fieldsByName(catalogue),
    conditions: catalogue.conditions,
    placeOf: catalogue.placeOf,
    at: needs.ports.clock.now(),
  };
  return sendPage(request, reply, needs.security, (say) =>
    paperPage(say, heldPaper(say, context), { address: filePath, words: 'data.file' }),
  );
}

async function sendAll(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: YourDataNeeds,
): Promise<FastifyReply> {
  const data = await heldOf(request, needs);
  await noteErasure(needs, data);
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', 'attachment; filename="chhatri-data.json"')
    .send(JSON.stringify({ made_at: needs.ports.clock.now(), ...data }, undefined, 2));
}

/** Before anything is counted. */
function formGuard({ csrf, security }: YourDataNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = formField(rawBodyOf(request, 'form') ?? '', csrfField);
    if (!csrf.mayComeFrom(request) || !csrf.isRight(request, token))
      return refuse(request, reply, 'CSRF_FAILED', security);
  };
}

async function erase(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: YourDataNeeds,
): Promise<FastifyReply> {
  const { ports, sessions, security } = needs;
  const form = rawBodyOf(request, 'form') ?? '';
  if (formField(form, 'sure') !== 'yes') return showPage(request, reply.code(422), needs, true);
  const { visitor, session } = sessions.open(request, reply);
  // Who they are nobody knows but they.
  const erased = await eraseVisitor(ports, visitor, { who: 'visitor', via: 'visitor', reason: '' });
  session.end();
  return sendPage(request, reply, security, (say) => erasedPage(say, erased));
}

import type { FastifyInstance } from 'fastify';
import type { CallName } from '#contract/call/calls.ts';
import type { CallResult } from '#contract/call/shapes.ts';
import type { CatalogueSource } from '#usecases/ports.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import { callRules } from '../call-rules.ts';
import { type CachedResponse, createResponseCache, type ValidityCheck } from './response-cache.ts';

const minute = 60_000;
const keeping = { maxBytes: 6 * 1024 * 1024, maxAgeMs: 10 * minute };
/** A longer question is not one that people ask twice. */
const longestKey = 4096;

/** A call in the words it was asked in. */
type Question<Name extends CallName> = {
  readonly name: Name;
  readonly url: string;
  readonly body: string | undefined;
};

/** The kept answer to this very question; else it is worked out with the given context, and kept where it may be. */
export type CachedCalls = <Name extends CallName>(
  question: Question<Name>,
  context: CallContext,
  answer: (context: CallContext) => Promise<CallResult<Name>>,
) => Promise<CachedResponse | CallResult<Name>>;

/** For browsers and for pages that are drawn. Old answers go also when nobody asks: they hold what people said of their health. */
export function createCachedCalls(app: FastifyInstance, catalogue: CatalogueSource): CachedCalls {
  const answers = createResponseCache(
    keeping,
    () => performance.now(),
    () => catalogue.current(),
  );
  const sweeping = setInterval(answers.sweep, minute).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));

  return async (question, context, answer) => {
    const key = callRules[question.name].keeping === 'server' ? keyOf(question, context) : undefined;
    const response = key === undefined ? undefined : await answers.find(key);
    if (response) return response;
    const truth: { check?: ValidityCheck } = {};
    const mayRemember = (check: ValidityCheck) => {
      truth.check = check;
    };
    const result = await answer({ ...context, mayRemember });
    if (key === undefined || !truth.check || !result.ok) return result;
    return answers.keep(key, JSON.stringify(result.value), truth.check);
  };
}

/** All that an answer depends on beside what its own check looks at; the visitor first, so that it is nobody else's. */
function keyOf({ url, body }: Question<CallName>, context: CallContext): string | undefined {
  const { visitor, sale, framed, origin, locale } = context;
  const parts = [visitor, sale.channel, sale.partner ?? null, framed, origin, locale, url, body ?? null];
  const key = JSON.stringify(parts);
  return key.length <= longestKey ? key : undefined;
}

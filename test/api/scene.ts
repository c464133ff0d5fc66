import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookie, csrfHeader, encodeForm, pathOf } from '#contract/call/encoding.ts';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { buy, type ChosenPlan, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import { type Bad, formType, jsonType } from './bad-inputs.ts';

type Params<Name extends CallName> = CallInput<Name>['params'];
type ApiResponse = Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>;

/** A buyer with a quote and a proposal, and somebody else with the same. */
export type Scene = {
  readonly app: TestApp['app'];
  readonly browser: Browser;
  readonly quoteId: string;
  readonly scored: CallAnswer<'getScore'>;
  readonly chosen: ChosenPlan;
  readonly id: string;
  readonly foreign: { readonly quoteId: string; readonly id: string };
  readonly send: <Name extends CallName>(name: Name, params: Params<Name>, bad: Bad) => Promise<ApiResponse>;
  /** Status and code of the answer to a body that is sent as it stands. */
  readonly codesOf: <Name extends CallName>(
    name: Name,
    params: Params<Name>,
    body: CallInput<Name>['body'],
  ) => Promise<readonly [number, string]>;
  /** Sends them all; names every one that was not refused clearly. None may change what is kept. */
  readonly wrongsOf: <Name extends CallName>(
    name: Name,
    params: Params<Name>,
    bads: readonly Bad[],
  ) => Promise<readonly string[]>;
  /** What the store has of the buyer's proposal. */
  readonly kept: () => Promise<{
    readonly proposal: Proposal | undefined;
    readonly payments: readonly Payment[];
  }>;
  readonly close: () => Promise<void>;
};

export async function openScene(app?: TestApp): Promise<Scene> {
  const server = app ?? (await testApp());
  const theirs = await purchaseIn(await openBrowser(server.app));
  const browser = await openBrowser(server.app);
  const own = await purchaseIn(browser);
  const send: Scene['send'] = (name, params, { body, contentType }) => {
    const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const usual = calls[name].encoding === 'form' ? formType : jsonType;
    const token = browser.cookies.get(csrfCookie) ?? '';
    const headers = { cookie, 'content-type': contentType ?? usual, [csrfHeader]: token };
    return server.app.inject({ method: 'POST', url: pathOf(name, params), headers, payload: body });
  };
  const storedScene: Scene['kept'] = async () => {
    const { store } = server.ports;
    const id = asId<ProposalId>(own.id);
    return { proposal: await store.getProposal(id), payments: await store.paymentsOf(id) };
  };
  return {
    app: server.app,
    browser,
    ...own,
    foreign: theirs,
    send,
    kept: storedScene,
    codesOf: async (name, params, body) => {
      const answer = await send(name, params, aBad(name, '', body));
      const { error, code } = JSON.parse(answer.body);
      return [answer.statusCode, error?.code ?? code];
    },
    wrongsOf: async (name, params, bads) => {
      const wrongs: string[] = [];
      const [before, proposalNow] = [await storedScene(), await readProposal(browser, own.id)];
      for (const bad of bads) {
        const complaint = complaintOf(await send(name, params, bad));
        if (complaint) wrongs.push(`${bad.what}: ${complaint}`);
        expect(await storedScene(), bad.what).toEqual(before);
      }
      expect(await readProposal(browser, own.id)).toEqual(proposalNow);
      expect(Object.keys(Object.prototype)).toEqual([]);
      return wrongs;
    },
    close: server.close,
  };
}

async function purchaseIn(browser: Browser) {
  const { quote_id: quoteId } = await saveQuote(browser);
  const scored = await score(browser, quoteId);
  const plan = planOf(scored, 'family', 'sahyadri-poorna');
  return { quoteId, scored, chosen: plan, id: await buy(browser, quoteId, plan) };
}

/** A body as a program writes it that reads no documentation. */
export function aBad<Name extends CallName>(name: Name, what: string, body: unknown): Bad {
  const input = body as CallInput<Name>['body']; // bad on purpose
  return {
    what,
    body: calls[name].encoding === 'form' ? encodeForm(name, input, '') : JSON.stringify(body),
  };
}

/** What is wrong with an answer to bad input; undefined when it is a clear refusal. */
function complaintOf({ statusCode, body }: ApiResponse): string | undefined {
  const answer = JSON.parse(body);
  if (statusCode >= 500) return `${statusCode}`;
  if (statusCode >= 400) {
    const { code, message, fields } = answer.error;
    const words = [message, ...fields.map((each: { message: string }) => each.message)];
    return /^[A-Z_]+$/.test(code) && words.every(isPlain) ? undefined : `unclear: ${body}`;
  }
  if (answer.success !== false) return `taken: ${body.slice(0, 200)}`;
  const words = answer.form_error ? Object.values(answer.form_error) : [answer.err_msg];
  return words.length > 0 && words.every(isPlain) ? undefined : `unclear: ${body}`;
}

function isPlain(words: unknown): boolean {
  return (
    typeof words === 'string' && /^[*A-Z][^{}<>\\]{8,}$/.test(words) && !/undefined|null|Error/.test(words)
  );
}

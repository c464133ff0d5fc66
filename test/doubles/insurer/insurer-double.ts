import { type HttpInsurerSetting, openHttpInsurer } from '#adapters/insurer/http/http-insurer.ts';
import type { InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import type { Clock } from '#usecases/ports.ts';
import { type DoubleAnswer, type DoubleRequest, type HttpDouble, openHttpDouble } from '../http-double.ts';
import { type InsurerCall, type Office, openOffice } from './office.ts';
import { createSignatureCheck, insurerKey, type Signable } from './signatures.ts';

/** What happens to the next answer: before it is signed, or after. */
type Spoiling = {
  readonly before?: (answer: Signable) => Signable;
  readonly after?: (answer: DoubleAnswer) => DoubleAnswer;
};

export type InsurerDouble = HttpDouble & {
  readonly office: Office;
  /** They are as they came, the oldest first. */
  readonly requests: readonly DoubleRequest[];
  readonly spoilNext: (how: Spoiling) => void;
};

/** An insurer that serves docs/insurer-over-http.md: the door in signatures.ts, the work behind it in office.ts. */
export async function openInsurerDouble(clock: Clock): Promise<InsurerDouble> {
  const now = () => Date.parse(clock.now());
  const [check, office] = [createSignatureCheck(now), openOffice(now)];
  const requests: DoubleRequest[] = [];
  let spoiling: Spoiling = {};
  const http = await openHttpDouble((request) => {
    requests.push(request);
    const entered = check.enter(request);
    if ('refused' in entered) return { status: 401, body: { code: entered.refused } };
    const { before = same, after = same } = spoiling;
    spoiling = {};
    return after(check.signed(before(work(office, request)), entered.nonce));
  });
  return {
    ...http,
    office,
    requests,
    spoilNext: (how) => {
      spoiling = how;
    },
  };
}

const same = <T>(value: T): T => value;

function work(office: Office, { method, path, body }: DoubleRequest): Signable {
  const call = /^\/v1\/([a-z-]+)$/.exec(path)?.[1];
  if (method !== 'POST' || call === undefined) return { status: 404, json: { code: 'unknown-call' } };
  const insurerCall: InsurerCall = JSON.parse(body);
  return office.answer(call, insurerCall);
}

/** The adapter that asks a double, of every insurer. */
export function insurerAt(
  { origin }: { readonly origin: string },
  setting: Pick<HttpInsurerSetting, 'clock'> & Partial<HttpInsurerSetting>,
): InsurerGateway {
  const endpoints = [{ insurer: 'all', url: origin, keys: [insurerKey] as const }];
  return openHttpInsurer({ endpoints, journal: { note: () => undefined }, ...setting });
}

import type { Ports } from '#usecases/ports.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import {
  buyPolicy,
  type IssuedPolicy,
  likePolicies,
  openedByMobile,
  purchasesIn,
} from '../../api/issued-policies.ts';
import { makePasskey, type SoftwareKey, signWithPasskey } from '../../doubles/software-authenticator.ts';
import { type Browser, openBrowser } from '../../wire.ts';
import type { Attack, Report } from '../attack.ts';

const origin = 'http://localhost';
const evilOrigin = 'https://evil.example';

/** Strangers answer with what they overheard, from places of their own, and with keys of their own. */
export const passkeys: Attack = {
  name: 'passkeys that open policies',
  run: () => strike(() => ({})),
  planted: [
    {
      fault: 'a question that can be answered twice',
      finds: /a question that was spent/,
      run: () =>
        strike(({ store }) => ({
          store: withOver(store, {
            saveOpeningCode: async (visitor, subject, code) => {
              if (subject.kind !== 'passkey' || code.hashes.length > 0)
                await store.saveOpeningCode(visitor, subject, code);
            },
          }),
        })),
    },
    {
      fault: 'an answer that is taken from any place',
      finds: /from another origin/,
      run: () =>
        strike(({ passkeys: real }) => ({
          passkeys: {
            ...real,
            checkUse: async (site, ...rest) =>
              (await real.checkUse(site, ...rest)) ??
              (await real.checkUse({ ...site, origin: evilOrigin }, ...rest)),
          },
        })),
    },
    {
      fault: 'a signature that nobody looks at',
      finds: /by a key of somebody else/,
      run: () => strike(({ passkeys: real }) => ({ passkeys: { ...real, checkUse: async () => 0 } })),
    },
  ],
};

type Plant = (real: Ports) => Partial<Ports>;

/** Within a transaction too. */
function withOver(store: Ports['store'], over: Partial<Ports['store']>): Ports['store'] {
  return {
    ...store,
    ...over,
    atomically: (work) => store.atomically((within) => work({ ...within, ...over })),
  };
}

async function strike(plant: Plant): Promise<Report> {
  const start = Date.parse('2026-11-20T09:00:00.000Z');
  const server = await testApp({ start, ports: plant });
  try {
    const [policy, other] = await likePolicies(server.ports, await buyPolicy(server, '9822044170'), 2);
    if (!policy || !other) throw new Error('Two policies');
    const [key, ownKey] = [await addedTo(server, policy), await addedTo(server, other)];
    const forged: SoftwareKey = { ...key, privateKey: ownKey.privateKey };
    const answers = [
      ['by a key of somebody else', (options: string) => [signWithPasskey(forged, options, { origin })]],
      ['from another origin', (options: string) => [signWithPasskey(key, options, { origin: evilOrigin })]],
      [
        'without the lock of the device',
        (options: string) => [signWithPasskey(key, options, { origin, isVerified: false })],
      ],
      [
        'to a question that was spent',
        (options: string) => [
          signWithPasskey(forged, options, { origin }),
          signWithPasskey(key, options, { origin }),
        ],
      ],
      ['to a question of another browser', () => [signWithPasskey(key, elsewhere, { origin })]],
    ] as const;
    const elsewhere = await questionIn(await openBrowser(server.app));
    const complaints: string[] = [];
    for (const [what, answersTo] of answers)
      if (await opensSomething(server, answersTo)) complaints.push(`An answer ${what} opens a policy`);
    const right = await opensSomething(server, (options) => [signWithPasskey(key, options, { origin })]);
    if (!right) complaints.push('Its holder is shut out');
    return { strikes: answers.length, complaints, figures: `${answers.length} answers that open nothing` };
  } finally {
    await server.close();
  }
}

async function addedTo(server: TestApp, policy: IssuedPolicy): Promise<SoftwareKey> {
  const holder = await openedByMobile(server, await openBrowser(server.app), policy);
  const params = { id: policy.id };
  const { options } = (await holder.call('beginPasskey', { params, body: {} })).json();
  const { key, response } = makePasskey(options, { origin });
  await holder.call('addPasskey', { params, body: { response } });
  return key;
}

async function questionIn(browser: Browser): Promise<string> {
  return (await browser.call('beginPasskeyOpening', { params: {}, body: {} })).json().options;
}

/** In a browser that has nothing yet: whether any of the answers to its question opens a policy. */
async function opensSomething(
  server: TestApp,
  answersTo: (options: string) => readonly string[],
): Promise<boolean> {
  const browser = await openBrowser(server.app);
  for (const response of answersTo(await questionIn(browser)))
    await browser.call('openByPasskey', { params: {}, body: { response } });
  return (await purchasesIn(browser)).length > 0;
}

import { operatorsPages, signInPath } from '#server/doors/operators/addresses.ts';
import type { Environment } from '#server/ground/settings/config.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import { anOperator, codeNow } from '../../operator-account.ts';
import { aProposal, aQuote, transactionFor } from '../../ports/store-values.ts';
import type { Attack, Report, Scale } from '../attack.ts';

const secretNumber = 'CHT-SECRET-77';
/** What everybody tries first. */
const guesses = [
  '',
  'admin',
  'password',
  'chhatri',
  'operators',
  '123456',
  'letmein',
  'METRICS_PASSWORD_HASH',
  ' ',
  '\u0000',
];
const perNetwork = 5;

/** The same page, written as a router or a proxy may read it otherwise. */
const targets = [
  ...Object.values(operatorsPages).map(({ path }) => path),
  '/operators/purchase/CHT-SECRET-77',
  '/operators/find?q=CHT-SECRET-77',
  '/operators/stuck/',
  '//operators/stuck',
  '/OPERATORS/stuck',
  '/operators%2Fstuck',
  '/operators/./stuck',
  '/healthz/../operators/stuck',
  '/assets/..%2foperators/stuck',
  '/operators/stuck;sign-in',
  '/operators/sign-in/../stuck',
  '/operators/stuck?who=meera&password=x',
  '/metrics',
  '/metrics?x=1',
];

const far = 'z'.repeat(6);
const signature = 'A'.repeat(43);
const cookies = [
  '',
  'operator=1',
  `operator=bWVlcmE.${'a'.repeat(16)}.${far}.${far}.${signature}`,
  `operator=bWVlcmE.${'a'.repeat(16)}.0.${far}.${signature}; operator=x`,
  `operator-known=${'a'.repeat(16)}.0.${signature}; operator-known=${'a'.repeat(16)}.${far}.${signature}`,
  `__Host-operator=bWVlcmE.${'a'.repeat(16)}.0.${far}.${signature}`,
  `sid=${'a'.repeat(43)}.${'b'.repeat(16)}.0.0..${signature}; operator=${signature}`,
];

const forged: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' },
  { 'x-original-url': '/operators/stuck', 'x-rewrite-url': '/operators/stuck' },
  { authorization: 'Basic Og==' },
  { authorization: 'Basic' },
  { authorization: `Bearer ${signature}` },
];

export const operatorSignIn: Attack = {
  name: 'the door of operators',
  run: async ({ name }) => {
    const knocked = await attack('a long word that nobody tries', {}, everything(name));
    // Whoever knows the password still has no code.
    const report = await attack('chhatri', {}, { targets: [], hasCode: false });
    return {
      strikes: knocked.strikes + report.strikes,
      figures: `${knocked.figures}; ${report.figures} with the right password among them`,
      complaints: [...knocked.complaints, ...report.complaints],
    };
  },
  planted: [
    {
      fault: 'a password that everybody tries',
      finds: /is let in by a guess/,
      run: () => attack('chhatri', {}, { targets: [] }),
    },
    {
      fault: 'a server that believes whatever address a visitor says to have',
      finds: /tries more than/,
      run: () => attack('a long word that nobody tries', { TRUST_PROXY: '9' }, { targets: [] }),
    },
    {
      fault: 'metrics without the door',
      finds: /\/metrics.*is answered/,
      run: () => attack('', {}, { targets: [{ url: '/metrics', cookie: '', headers: {} }] }),
    },
  ],
};

type RequestTarget = {
  readonly url: string;
  readonly cookie: string;
  readonly headers: Readonly<Record<string, string>>;
};
type RequestTargets = { readonly targets: readonly RequestTarget[] };

/** In a short run each forged cookie and each forged word alone, else each with each. */
function everything(scale: Scale['name']): RequestTargets {
  const all = targets.flatMap((url) =>
    cookies.flatMap((cookie) => forged.map((headers): RequestTarget => ({ url, cookie, headers }))),
  );
  const isAlone = ({ cookie, headers }: RequestTarget) => cookie === '' || Object.keys(headers).length === 0;
  return { targets: scale === 'short' ? all.filter(isAlone) : all };
}

async function attack(
  password: string,
  env: Environment,
  { targets, hasCode = true }: RequestTargets & { readonly hasCode?: boolean },
): Promise<Report> {
  const server = await testApp({ env: { OPERATORS: password === '' ? 'no' : 'yes', ...env } });
  try {
    await plant(server);
    await anOperator(server.ports, { name: 'meera', password });
    const knocked = await knock(server, targets);
    const guessed = await guess(server, hasCode ? codeNow(server.ports) : '000000');
    return {
      strikes: knocked.strikes + guessed.strikes,
      figures: `${knocked.strikes} forged ways in, ${guessed.strikes} guesses`,
      complaints: [...knocked.complaints, ...guessed.complaints],
    };
  } finally {
    await server.close();
  }
}

async function plant({ ports: { store } }: TestApp): Promise<void> {
  const quote = aQuote();
  const proposal = aProposal(quote, { number: secretNumber, state: 'paid' });
  await store.insertQuote(quote);
  await store.insertProposal(transactionFor(proposal), proposal);
}

type Struck = Pick<Report, 'strikes' | 'complaints'>;

async function knock({ app }: TestApp, targets: readonly RequestTarget[]): Promise<Struck> {
  const complaints: string[] = [];
  for (const [at, { url, cookie, headers }] of targets.entries()) {
    const from = `10.1.${at % 250}.${Math.floor(at / 250)}`;
    const { statusCode, body } = await app.inject({
      url,
      remoteAddress: from,
      headers: { accept: 'text/html', cookie, ...headers },
    });
    const tells = body.includes(secretNumber) || body.includes('process_cpu') || body.includes('<table');
    if (tells) complaints.push(`${url} with ${cookie} ${JSON.stringify(headers)} is answered ${statusCode}`);
  }
  return { strikes: targets.length, complaints };
}

/** From one machine that says each time to be another. */
async function guess({ app }: TestApp, code: string): Promise<Struck> {
  const complaints: string[] = [];
  let tried = 0;
  for (const [at, password] of guesses.entries()) {
    const answer = await app.inject({
      method: 'POST',
      url: signInPath,
      remoteAddress: '10.200.0.1',
      payload: new URLSearchParams({ who: 'meera', password, code }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'x-forwarded-for': `192.0.2.${at + 1}`,
      },
    });
    if (answer.statusCode === 401) tried += 1;
    if (answer.cookies.some(({ name }) => name.endsWith('operator')))
      complaints.push(`${JSON.stringify(password)} is let in by a guess`);
  }
  if (tried > perNetwork) complaints.push(`One machine tries more than ${perNetwork}: ${tried}`);
  return { strikes: guesses.length, complaints };
}

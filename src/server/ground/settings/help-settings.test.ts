import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const all = {
  HELP_PHONE: '1800 111 2222',
  HELP_EMAIL: 'help@example.in',
  GRIEVANCE_OFFICER: 'R. Iyer',
  GRIEVANCE_PHONE: '1800 111 3333',
  GRIEVANCE_EMAIL: 'officer@example.in',
};
const problemsOf = (env: Record<string, string>) => {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
};

test('whom people reach is set up whole', () => {
  const reading = readConfig({ ...all, HELP_DAYS: 'every-day', HELP_FROM: '8', HELP_UNTIL: '20' });
  expect(reading.ok && reading.config.help).toEqual({
    phone: all.HELP_PHONE,
    email: all.HELP_EMAIL,
    days: 'every-day',
    from: 8,
    until: 20,
    officer: { name: 'R. Iyer', phone: all.GRIEVANCE_PHONE, email: all.GRIEVANCE_EMAIL },
    isSandbox: false,
  });
});

test('with nothing set the page says that nobody answers', () => {
  const reading = readConfig({});
  expect(reading.ok && reading.config.help).toMatchObject({ isSandbox: true, phone: '1800 000 0000' });
});

test.each<[string, Record<string, string>, readonly RegExp[]]>([
  [
    'a number alone',
    { HELP_PHONE: all.HELP_PHONE },
    [/HELP_EMAIL/, /GRIEVANCE_OFFICER/, /GRIEVANCE_PHONE/, /GRIEVANCE_EMAIL/],
  ],
  ['no officer', { ...all, GRIEVANCE_OFFICER: '' }, [/GRIEVANCE_OFFICER is missing/]],
  ['a number that is none', { ...all, HELP_PHONE: 'call us' }, [/HELP_PHONE is wrong/]],
  ['an address that is none', { ...all, GRIEVANCE_EMAIL: 'officer' }, [/GRIEVANCE_EMAIL is wrong/]],
  ['hours that end before they begin', { ...all, HELP_FROM: '19', HELP_UNTIL: '9' }, [/HELP_UNTIL/]],
])('%s stops the start', (_, env, patterns) => {
  expect(problemsOf(env)).toEqual(patterns.map((each) => expect.stringMatching(each)));
});
